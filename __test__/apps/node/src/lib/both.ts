import { load, type Options } from "dual"

export type Both = Options & { readonly from: "ts" }
export const loaded = load()
