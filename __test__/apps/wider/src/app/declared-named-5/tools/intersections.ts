type WithMeta<T> = T & { meta: { source: string } }
type Brand<T, B extends string> = T & { readonly __brand: B }
type UserId = Brand<string, "UserId">
type Cents = number & { _: "cents" }
type A = { x: string; y?: number; m: { a: 1 } }
type B = { x: string; y: number; m: { b: 2 } }
type U = ({ k: "a"; v: string } | { k: "b"; v: number }) & { common: boolean }
/** Intersections. */
export default (input: WithMeta<A & B> & { id: UserId; price?: Cents }): { u: U; ids: Record<UserId, Cents>; n: { a: string } & { a: string | number }; never: "a" & "b" } => { throw new Error(input.id) }
