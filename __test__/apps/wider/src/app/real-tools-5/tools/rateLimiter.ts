type Window = "s" | "m" | "h"
type Rule<K extends string = string> = { key: K; per: Window; max: number; burst?: number }
const MS: Record<Window, number> = { s: 1e3, m: 6e4, h: 36e5 }
abstract class Limiter<K extends string, S> {
  protected readonly state = new Map<K, S>()
  abstract init(rule: Rule<K>): S
  abstract check(s: S, rule: Rule<K>, now: number): { allowed: boolean; wait?: number; state: S }
  constructor(readonly rules: readonly Rule<K>[]) {}
  hit<Q extends K>(key: Q, now = Date.now()) {
    const rule = this.rules.find((r): r is Rule<Q> => r.key === key)
    if (!rule) return { key, allowed: true as const, unlimited: true as const }
    const { state, ...r } = this.check(this.state.get(key) ?? this.init(rule), rule, now)
    this.state.set(key, state)
    return { key, ...r, rule }
  }
  get snapshot() { return Object.fromEntries(this.state) as Partial<Record<K, S>> }
}
class Bucket<K extends string> extends Limiter<K, { tokens: number; at: number }> {
  init({ max, burst = max }: Rule<K>) { return { tokens: burst, at: 0 } }
  check(s: { tokens: number; at: number }, { per, max }: Rule<K>, now: number) { const tokens = Math.min(max, s.tokens + (now - s.at) / MS[per]); return tokens >= 1 ? { allowed: true, state: { tokens: tokens - 1, at: now } } : { allowed: false, wait: MS[per] * (1 - tokens), state: s } }
}
/** Check limits. */
export default (input: { user: string; calls: ("read" | "write")[] }) => {
  const b = new Bucket([{ key: "read", per: "s", max: 10 }, { key: "write", per: "m", max: 2, burst: 3 }])
  const hits = input.calls.map((c) => b.hit(c))
  const one = b.hit("read", 0)
  return { hits, one: "unlimited" in one ? one.unlimited : one.rule.per, snap: b.snapshot, waits: hits.flatMap((h) => ("wait" in h && h.wait !== undefined ? [h.wait] : [])), rules: b.rules.map(({ key }) => key) }
}
