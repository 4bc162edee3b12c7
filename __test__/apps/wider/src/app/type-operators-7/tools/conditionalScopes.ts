type Value<T, D = string> = T extends { d: infer D2 } ? D2 : D
type Nest<T> = T extends [infer U] ? (U extends [infer U] ? U : 1) : 2
type Shape<T> = T extends [infer A, ...infer R] ? { a: A; rest: R } : T extends { x: infer X extends number } ? X : 0

/** Names that `infer` and type parameters have in common. */
export default async () => ({
  value: <T>(x: T) => x as unknown as Value<T>,
  list: <D2>(x: D2) => [x] as unknown as Value<D2[]>,
  maybe: <D2>(x: D2) => x as unknown as Value<{ d?: D2 }>,
  nest: <U>(x: U) => x as unknown as Nest<U>,
  shape: <T>(x: T) => x as unknown as Shape<T>,
  either: <X, A>(x: X, a: A) => [x, a] as unknown as Shape<X | A>,
  both: <T>(x: T) => x as unknown as T extends { m: infer M; n: infer M } ? M : T extends { m(a: infer M): void; n(a: infer M): void } ? [M] : 0,
  method: <T>(x: T) => x as unknown as T extends abstract new (...a: infer A) => infer I ? [A, I] : T extends (...a: infer A) => infer R ? (...a: A) => Promise<Awaited<R>> : never,
  key: <T>(x: T) => x as unknown as T extends { readonly [K in infer Keys extends string]: number } ? Keys : never,
})
