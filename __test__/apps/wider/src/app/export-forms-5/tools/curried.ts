const withLog = <A extends unknown[], R>(tag: string) => (fn: (...a: A) => R) => (...a: A) => { void tag; return fn(...a) }
const pipe = <A extends unknown[], B, C>(f: (...a: A) => B, g: (b: B) => C) => (...a: A) => g(f(...a))
const base = (input: { xs: number[]; mode: "sum" | "max" }) => (input.mode === "sum" ? { sum: 1 } : { max: input.xs })
/** Curried. */
export default pipe(base, (r) => ({ ...r, ok: true as const, k: Object.keys(r) as (keyof typeof r)[] }))
export { withLog }
