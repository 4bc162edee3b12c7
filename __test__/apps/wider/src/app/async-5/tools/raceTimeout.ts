import { setTimeout as sleep } from "node:timers/promises"
class TimeoutError extends Error {
  readonly code = "ETIMEOUT"
  constructor(public readonly ms: number, options?: ErrorOptions) {
    super(`after ${ms}`, options)
  }
}
const withTimeout = async <T>(p: PromiseLike<T>, ms: number, signal?: AbortSignal) =>
  Promise.race([p, sleep(ms, undefined, { signal }).then((): never => { throw new TimeoutError(ms) })])
/** Fetch with limits. */
export default async (input: { urls: string[]; ms?: number }, { signal }: { signal: AbortSignal }) => {
  const settled = await Promise.allSettled(input.urls.map((u) => withTimeout(fetch(u, { signal }).then(async (r) => ({ u, status: r.status, text: await r.text() })), input.ms ?? 100)))
  const ok = settled.flatMap((s) => (s.status === "fulfilled" ? [s.value] : []))
  const bad = settled.filter((s) => s.status === "rejected").map((s) => (s.reason instanceof TimeoutError ? { code: s.reason.code, ms: s.reason.ms } : { code: "OTHER" as const, why: String(s.reason) }))
  const [first, ...others] = await Promise.all([sleep(1, "a" as const), 2, ...ok])
  const any = await Promise.any([Promise.resolve(1), Promise.reject<string>(new Error())]).catch((e: AggregateError) => e.errors.length)
  return { ok, bad, first, others, any }
}
