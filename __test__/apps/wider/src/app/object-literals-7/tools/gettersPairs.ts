/** Accessors. */
export default (input: { v: string }) => {
  const o = { _v: input.v as string | null, get v() { return this._v ?? "d" }, set v(x: string | null) { this._v = x }, get ro(): readonly [string | null] { return [this._v] }, set wo(x: number) {}, get ["comp" + 1]() { return 1 }, get "quoted"(): { deep: string } { return { deep: this._v ?? "" } }, get 5() { return "five" } }
  const before = o.v
  o.v = null
  const after = o.v
  const { v, ro, quoted } = o
  return { before, after, v, ro, quoted, five: o[5], o: { v: o.v, wo: o.wo }, all: { ...o } }
}
