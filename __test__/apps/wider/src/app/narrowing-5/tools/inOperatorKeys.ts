type Shape = { circle: { r: number } } | { rect: { w: number; h?: number }; label: string } | { poly: [number, number][] }
const config = { a: { v: 1 }, b: { v: "x", extra: true }, c: {} }
/** In. */
export default (input: { s: Shape; key: string; any: object; rec: Record<string, number>; maybe: { q?: number } | { z: string } }) => {
  const area = "circle" in input.s ? input.s.circle.r : "rect" in input.s ? input.s.rect : input.s.poly
  const k = input.key in config ? config[input.key as keyof typeof config] : null
  const kk = k && "extra" in k ? k.extra : k
  const o = "foo" in input.any ? input.any.foo : input.any
  const own = Object.hasOwn(input.rec, "x") ? input.rec.x : undefined
  const m = "q" in input.maybe ? input.maybe.q : "z" in input.maybe ? input.maybe.z : input.maybe
  const r: { [k: string]: unknown } = input.any as never
  const deep = "id" in input.any && typeof input.any.id === "number" && "n" in input.any ? [input.any.id, input.any.n] : r.x
  return { area, k, kk, o, own, m, deep }
}
