type Ev = { meta: { kind: "a" }; a: number } | { meta: { kind: "b" }; b: string }
type R<T> = { ok: true; value: T } | { ok: false; error: { code: number } }
type Opt = { some: string; none?: undefined } | { some?: undefined; none: true }
/** Nested keys, booleans, undefined. */
export default ({ ev, r, o, t }: { ev: Ev; r: R<string[]>; o: Opt; t: ["a", number] | ["b", string, boolean] }) => {
  const x = ev.meta.kind === "a" ? ev : ev
  const y = r.ok ? r.value : r.error
  const z = o.some !== undefined ? o.some : o.none
  const q = t[0] === "a" ? t[1] : t[2]
  const l = t.length === 2 ? t : t[1]
  const w = !r.ok && r.error.code
  return { x, y, z, q, l, w }
}
