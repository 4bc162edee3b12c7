const keyed = <T extends Record<K, PropertyKey>, K extends keyof T & string>(xs: T[], k: K) => Object.fromEntries(xs.map((x) => [x[k], x])) as Record<T[K], T>
const pluck = <T, const K extends readonly (keyof T)[]>(t: T, ks: K): { [I in keyof K]: K[I] extends keyof T ? T[K[I]] : never } => ks.map((k) => t[k]) as never
const merge = <A extends object, B extends object = {}>(a: A, b?: B) => ({ ...a, ...(b ?? ({} as B)) })
const curry = <A, B extends unknown[], R>(f: (a: A, ...b: B) => R) => (a: A) => (...b: B) => f(a, ...b)
const tuple = <T extends [unknown, ...unknown[]]>(...t: T) => t
const memo = <F extends (...a: never[]) => unknown>(f: F): F & { clear(): void } => Object.assign(f, { clear() {} })
/** Inference. */
export default (input: { rows: { id: "a" | "b"; v: number; t?: string[] }[] }) => {
  const k = keyed(input.rows, "id")
  const p = pluck(input.rows[0], ["v", "t", "id"])
  const c = curry((a: string, b: number, c?: boolean) => ({ a, b, c }))("x")(1)
  const m = memo((x: { q: string }) => x.q.length)
  return { k, p, c, m: m({ q: "" }), mg: merge({ a: 1 }), mg2: merge({ a: 1 }, { a: "x", b: null }), t: tuple(1, "a", tuple(true)) }
}
