interface Src { id: number; readonly name?: string; "with-dash": boolean; onClick(e: { x: number }): void; onKey?: (k: string) => void; nested: { a: 1; b?: 2 }; 7: "seven"; [Symbol.iterator]?: 1 }
type Ev<T> = { [K in keyof T as K extends `on${infer N}` ? Uncapitalize<N> : never]: NonNullable<T[K]> extends (x: infer A) => void ? A : never }
type Getters<T> = { readonly [K in keyof T & string as T[K] extends Function | undefined ? never : `get${Capitalize<K>}`]: () => T[K] }
type Dup<T> = { [K in keyof T as K extends string ? `${K}1` | `${K}2` : K]: T[K] }
type FlatN<T, D extends string = "."> = { [K in keyof T as T[K] extends object ? (keyof T[K] & string extends infer S extends string ? `${K & string}${D}${S}` : never) : K]: T[K] extends object ? T[K][keyof T[K]] : T[K] }
type Mod<T> = { -readonly [K in keyof T]-?: T[K] }; type Fr<T> = { +readonly [K in keyof T]+?: T[K] }; type Homo<T> = { [K in keyof T]: [T[K]] }; type ByVal<T extends { k: string }> = { [U in T as U["k"]]: Omit<U, "k"> }
type Num<T> = { [K in keyof T as K extends number ? `n${K}` : never]: T[K] }
/** as. */
export default (input: Ev<Src> & Dup<{ a?: 1; readonly b: 2 }>): { g: Pick<Getters<Src>, "getId">; gk: keyof Getters<Src>; fl: FlatN<Pick<Src, "id" | "nested">>; m: Mod<Pick<Src, "name" | "id">>; f: Fr<{ x: 1; y?: 2 }>; h: Homo<[1, "a"?]>; ha: Homo<readonly string[]>; hu: Homo<{ a: 1 } | null>; bv: ByVal<{ k: "x"; v: 1 } | { k: "y"; w?: 2 }>; n: Num<Src>; hs: Homo<string> } => { throw new Error(input.key) }
