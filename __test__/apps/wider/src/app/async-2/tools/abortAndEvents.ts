import { on, once, EventEmitter } from "node:events"
const wait = (ms: number, signal?: AbortSignal) => new Promise<void>((resolve, reject) => { const t = setTimeout(resolve, ms); signal?.addEventListener("abort", () => { clearTimeout(t); reject(signal.reason) }, { once: true }) })
/** Wait for events until aborted. */
export default async ({ ms, names = ["a"] }: { ms: number; names?: string[] }, ctx: { signal?: AbortSignal } = {}) => {
  const ac = new AbortController()
  const signal = ctx.signal ?? ac.signal
  const ee = new EventEmitter()
  const seen = []
  for await (const [first] of on(ee, "a", { signal })) { seen.push(first); if (seen.length > 2) break }
  const outcomes = await Promise.all(names.map((n) => once(ee, n, { signal }).then(([v]) => ({ n, v }), (e: unknown) => ({ n, error: e instanceof Error ? e.name : "?" }))))
  const race = await Promise.race([wait(ms).then(() => "timeout" as const), wait(1).then(() => ({ done: true }))])
  return { outcomes, race, aborted: signal.aborted, seen, w: await wait(1) }
}
