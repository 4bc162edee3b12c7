const handler: ProxyHandler<{ a: number; b?: string }> = { get(t, p, r) { return p in t ? Reflect.get(t, p, r) : undefined } }
/** Proxies and descriptors. */
export default (input: { key: string; sym?: boolean }) => {
  const p = new Proxy({ a: 1 } as { a: number; b?: string }, handler)
  const d = Object.getOwnPropertyDescriptor(p, "a")
  const ds = Object.getOwnPropertyDescriptors({ x: 1, get y() { return "s" } })
  const frozen = Object.freeze({ a: [1], k: "lit", f: (x: number) => x })
  const fa = Object.freeze([1, "a"])
  const ass = Object.assign({}, { a: 1 }, { b: "x" }, input.sym ? { c: true } : null)
  const cr = Object.create(null)
  const def = Object.defineProperty({ z: 1 }, "w", { value: 2 })
  return { a: p.a, b: p.b, d, ds: ds.y.get?.(), frozen, fa, ass, cr, def, has: Reflect.ownKeys(p), proto: Object.getPrototypeOf(p), sealed: Object.seal({ q: 1 as const }), is: Object.is(1, 1), ho: Object.hasOwn(p, input.key), ent: Object.entries(frozen), vals: Object.values({ a: 1, b: "x" as const }), fe: Object.fromEntries([["a", 1], ["b", 2]] as [string, number][]) }
}
