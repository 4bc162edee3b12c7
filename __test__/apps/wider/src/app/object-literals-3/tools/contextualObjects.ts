interface Opts<T> { initial: T; reducer(state: T, n: number): T; select?: (s: T) => unknown; mode?: "a" | "b" }
const make = <T, R = T>(o: Opts<T> & { map?: (t: T) => R }) => ({ state: o.initial, mapped: o.map?.(o.initial), mode: o.mode })
const thisy = <D, M>(o: { data: D; methods: M & ThisType<D & M> }): D & M => Object.assign({}, o.data, o.methods)
/** Contextual objects. */
export default (input: { n: number }) => { const t = thisy({ data: { count: 0 }, methods: { inc() { this.count++; return this.count }, twice() { return [this.inc(), this.count] } } }); return { a: make({ initial: { n: input.n }, reducer: (s, n) => ({ n: s.n + n }), mode: "a" }), b: make({ initial: [] as string[], reducer: (s) => s, map: (s) => s.length }), c: t.count, d: t.twice() } }
