import type { Last } from "../../../lib/last.ts"

/** The same of a list that nobody may change. */
export default (...parts: Last<"a" | "b", readonly string[]>) => ({ count: parts.length })
