import type { Last } from "../../../lib/last.ts"

/** Takes a list whose first may be left out. */
export default (...input: Last<"a" | "b", [order?: { readonly id: string }]>) => ({ count: input.length })
