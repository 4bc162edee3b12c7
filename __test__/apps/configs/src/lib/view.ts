import type { Form } from "./form.js"
export type View = Form & { readonly view: true }
