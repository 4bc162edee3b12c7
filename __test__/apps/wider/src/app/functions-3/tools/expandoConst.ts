type Handler = { (event: { id: string }): { handled: string }; displayName?: string; retries: number }
const handle: Handler = (e) => ({ handled: e.id })
handle.retries = 3
const plain = function (n: number) { return n * 2 }
plain.meta = { unit: "ms", tags: ["a"] as string[] }
plain.fallback = (x: number) => ({ x, again: plain(x) })
plain.seen = [] as number[]
plain.none = null
/** Functions with properties. */
export default ({ id }: { id: string }) => {
  const local = (s: string) => s.length
  local.cache = new Map<string, number>()
  local.limit = 10 as 10 | 20
  return { h: handle({ id }), r: handle.retries, m: plain.meta, f: plain.fallback(1), s: plain.seen, none: plain.none, c: [...local.cache], l: local.limit, args: {} as Parameters<typeof plain.fallback>, k: {} as keyof typeof plain }
}
