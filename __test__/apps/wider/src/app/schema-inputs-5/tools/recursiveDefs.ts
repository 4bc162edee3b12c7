interface Cat { name: string; /** Sub. */ subs?: Cat[]; parent?: Cat; by: Record<string, Cat | Item>; pair: [Cat, Item?] }
interface Item { sku: string; cats: readonly Cat[]; alt: Item | null; cond: Cond }
type Cond = { and: Cond[] } | { or: [Cond, Cond] } | { not: Cond } | { field: string; eq: Prim }
type Prim = string | number | boolean | null
type Gen<T> = { v: T; next?: Gen<T>; wrap?: Gen<T[]>["v"] }
/** Recursive. */
export default (input: { root: Cat; where?: Cond; g: Gen<string>; g2: Gen<{ z: 1 }>; list: Item[] }): Gen<Cond> => ({ v: input.where ?? { and: [] } })
