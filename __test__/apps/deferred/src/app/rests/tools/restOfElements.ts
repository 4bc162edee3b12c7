import type { Last } from "../../../lib/last.ts"

/** Takes any number of parts, of which only TypeScript knows that they are no list of a certain length: no input. */
export default (...parts: Last<"a" | "b", { readonly id: string }[]>) => ({ count: parts.length })
