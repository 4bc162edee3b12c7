const concat = <const A extends readonly unknown[], const B extends readonly unknown[]>(a: A, b: B) => [...a, ...b] as const
function tail<T extends any[]>(arr: readonly [any, ...T]) { const [, ...rest] = arr; return rest }
type Last<T extends readonly unknown[]> = T extends readonly [...unknown[], infer L] ? L : never
const last = <T extends readonly unknown[]>(t: T) => t[t.length - 1] as Last<T>
/** Tuples and variadics. */
export default (input: { n: number; s: string }) => {
  const c = concat([1, "a"], [input.n, { k: true }])
  return { c, t: tail([input.n, input.s, true]), l: last(["x", input.n] as [string, number]), l2: last(c) }
}
