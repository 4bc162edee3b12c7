type DeepReadonly<T> = T extends (...a: any) => any ? T : T extends ReadonlyMap<infer K, infer V> ? ReadonlyMap<DeepReadonly<K>, DeepReadonly<V>> : T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T
type DeepNonNull<T> = { [K in keyof T]-?: NonNullable<T[K]> extends object ? DeepNonNull<NonNullable<T[K]>> : NonNullable<T[K]> }
type DeepOmit<T, K extends PropertyKey> = T extends readonly (infer E)[] ? DeepOmit<E, K>[] : T extends object ? { [P in keyof T as P extends K ? never : P]: DeepOmit<T[P], K> } : T
type Paths<T, D extends 0[] = []> = D["length"] extends 3 ? never : T extends object ? { [K in keyof T & string]: K | (Paths<T[K], [...D, 0]> extends infer P extends string ? `${K}.${P}` : never) }[keyof T & string] : never
type Get<T, P extends string> = P extends `${infer K}.${infer R}` ? K extends keyof T ? Get<NonNullable<T[K]>, R> : never : P extends keyof T ? T[P] : never
interface Doc { id: string; meta?: { at: Date | null; by: { name: string; __v: 1 } | null }; list: { __v: 2; x: number }[]; m: Map<string, { a: 1[] }>; f(): void }
type Leaf = Pick<Doc, "id" | "meta">
/** Deep utilities. */
export default (input: { a: DeepReadonly<Doc>; b: DeepNonNull<Leaf>; c: DeepOmit<Doc, "__v" | "f">; d: Paths<Leaf>; e: Get<Doc, "meta.by.name">; f: Get<Doc, "list">[] }): DeepOmit<Leaf, "__v"> | null => null
