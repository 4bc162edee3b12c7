import type { Last } from "../../../lib/last.ts"

/** Takes an order or none, and any number of notes. */
export default (...parts: Last<"a" | "b", [order?: { readonly id: string }, ...notes: string[]]>) => ({ parts: parts.length })
