import type { Last } from "../../../lib/last.ts"

/** Takes an empty list. */
export default { run: (...input: Last<"a" | "b", []>) => ({ count: input.length as number }) }
