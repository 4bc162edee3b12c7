interface Base { id: number; name?: string; readonly tags: string[]; nested: { a: 1; b?: 2 } }
type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T
type DeepReadonly<T> = T extends (infer U)[] ? readonly DeepReadonly<U>[] : T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T
type Nullable<T> = { [K in keyof T]: T[K] | null }
type Getters<T> = { [K in keyof T & string as `get${Capitalize<K>}`]: T[K] }
type OmitByType<T, U> = { [K in keyof T as T[K] extends U ? never : K]: T[K] }
type PickByType<T, U> = { [K in keyof T as T[K] extends U ? K : never]: T[K] }
type RequiredBy<T, K extends keyof T> = Omit<T, K> & Required<Pick<T, K>>
type OptionalBy<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>
type Simplify<T> = { [K in keyof T]: T[K] } & {}
type Merge<A, B> = Simplify<Omit<A, keyof B> & B>
type XOR<A, B> = (A & { [K in Exclude<keyof B, keyof A>]?: never }) | (B & { [K in Exclude<keyof A, keyof B>]?: never })
type AtLeastOne<T> = { [K in keyof T]-?: Required<Pick<T, K>> & Partial<Omit<T, K>> }[keyof T]
type ValueOf<T> = T[keyof T]
type Entries<T> = { [K in keyof T]-?: [K, T[K]] }[keyof T]
type Flip<T extends Record<string, string>> = { [K in keyof T as T[K]]: K }
type Union2 = { kind: "a"; x: number } | { kind: "b"; y: string }
type ByKind = { [U in Union2 as U["kind"]]: Omit<U, "kind"> }
/** mapped */
export default async (input: {
  m: Mutable<Readonly<Base>>; dp: DeepPartial<Base>; dr: DeepReadonly<Base>; n: Nullable<Base>; g: Getters<Base>; obt: OmitByType<Base, string[]>; pbt: PickByType<Base, number>
  rb: RequiredBy<Base, "name">; ob: OptionalBy<Base, "id">; s: Simplify<{ a: 1 } & { b: 2 }>; merge: Merge<Base, { id: string; extra: boolean }>; xor: XOR<{ a: string }, { b: number }>; alo: AtLeastOne<{ a: string; b: number }>; v: ValueOf<{ a: 1; b: "x" }>; e: Entries<{ a: 1; b?: "x" }>; flip: Flip<{ a: "x"; b: "y" }>; byKind: ByKind
  nonNull: { [K in keyof Base]-?: NonNullable<Base[K]> }; homArr: Nullable<string[]>; homTup: Nullable<[a: string, b?: number]>; homRo: Mutable<readonly [1, 2]>; homPrim: Nullable<string>; homUnion: Nullable<{ a: 1 } | { b: 2 }>; homAny: Nullable<any>; partArr: Partial<string[]>; reqTup: Required<[string?, number?]>
}) => ({ ok: true })
