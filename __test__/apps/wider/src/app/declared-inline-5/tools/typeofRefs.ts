import { resolve } from "node:path"
const defaults = { retries: 3, backoff: [1, 2, 4] as const, on: { fail: "stop" as "stop" | "go" } }
let counter = 0
function helper(a: string, b = counter) { return { a, b } as const }
/** typeof in annotations. */
export default (input: { cfg: typeof defaults; part?: Partial<typeof defaults.on>; step: (typeof defaults.backoff)[number]; h: ReturnType<typeof helper>; n: typeof counter; r?: Parameters<typeof resolve> }): { t: typeof input.cfg.on; v: typeof defaults["backoff"]; p: Parameters<typeof helper>; l: typeof defaults.backoff.length } => ({ t: input.cfg.on, v: defaults.backoff, p: ["a"], l: 3 })
