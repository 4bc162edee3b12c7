type MyPick<T, K extends keyof T> = { [P in K]: T[P] }
type TupleToObject<T extends readonly PropertyKey[]> = { [K in T[number]]: K }
type First<T extends any[]> = T extends [] ? never : T[0]
type Length<T extends readonly any[]> = T["length"]
type If<C extends boolean, T, F> = C extends true ? T : F
type Concat<T extends readonly unknown[], U extends readonly unknown[]> = [...T, ...U]
type Includes<T extends readonly any[], U> = T extends [infer F, ...infer R] ? (Eq<F, U> extends true ? true : Includes<R, U>) : false
type Eq<X, Y> = (<T>() => T extends X ? 1 : 2) extends <T>() => T extends Y ? 1 : 2 ? true : false
type MyReadonly2<T, K extends keyof T = keyof T> = Omit<T, K> & Readonly<Pick<T, K>>
type DeepReadonly<T> = { readonly [K in keyof T]: keyof T[K] extends never ? T[K] : DeepReadonly<T[K]> }
type TupleToUnion<T> = T extends Array<infer I> ? I : never
type Chainable<O = {}> = { option<K extends string, V>(k: K extends keyof O ? never : K, v: V): Chainable<Omit<O, K> & Record<K, V>>; get(): O }
declare const chain: Chainable
const got = chain.option("foo", 123).option("name", "ts").option("bar", { value: "x" }).get()
type Trim<S extends string> = S extends `${" " | "\n" | "\t"}${infer R}` | `${infer R}${" " | "\n" | "\t"}` ? Trim<R> : S
type Replace<S extends string, F extends string, T extends string> = F extends "" ? S : S extends `${infer L}${F}${infer R}` ? `${L}${T}${R}` : S
type ReplaceAll<S extends string, F extends string, T extends string> = F extends "" ? S : S extends `${infer L}${F}${infer R}` ? `${L}${T}${ReplaceAll<R, F, T>}` : S
type AppendArg<F, A> = F extends (...args: infer P) => infer R ? (...args: [...P, A]) => R : never
type Permutation<T, U = T> = [T] extends [never] ? [] : T extends U ? [T, ...Permutation<Exclude<U, T>>] : never
type LengthOfString<S extends string, A extends string[] = []> = S extends `${infer F}${infer R}` ? LengthOfString<R, [...A, F]> : A["length"]
type AppendToObject<T, K extends PropertyKey, V> = { [P in keyof T | K]: P extends keyof T ? T[P] : V }
type Absolute<T extends number | string | bigint> = `${T}` extends `-${infer N}` ? N : `${T}`
type StringToUnion<S extends string> = S extends `${infer F}${infer R}` ? F | StringToUnion<R> : never
type KebabCase<S extends string> = S extends `${infer F}${infer R}` ? (R extends Uncapitalize<R> ? `${Uncapitalize<F>}${KebabCase<R>}` : `${Uncapitalize<F>}-${KebabCase<R>}`) : S
type Diff<A, B> = { [K in Exclude<keyof A, keyof B> | Exclude<keyof B, keyof A>]: K extends keyof A ? A[K] : K extends keyof B ? B[K] : never }
type AnyOf<T extends any[]> = T[number] extends 0 | "" | false | [] | { [k: string]: never } | undefined | null ? false : true
type ReplaceKeys<U, T, Y> = { [K in keyof U]: K extends T ? (K extends keyof Y ? Y[K] : never) : U[K] }
type RemoveIndex<T> = { [K in keyof T as string extends K ? never : number extends K ? never : symbol extends K ? never : K]: T[K] }
type Percentage<S extends string> = S extends `${infer Sg extends "+" | "-"}${infer N}%` ? [Sg, N, "%"] : S extends `${infer Sg extends "+" | "-"}${infer N}` ? [Sg, N, ""] : S extends `${infer N}%` ? ["", N, "%"] : ["", S, ""]
type DropChar<S, C extends string> = S extends `${infer L}${C}${infer R}` ? DropChar<`${L}${R}`, C> : S
type MinusOne<N extends number, A extends unknown[] = []> = [...A, 0]["length"] extends N ? A["length"] : MinusOne<N, [...A, 0]>
type PickByType<T, U> = { [K in keyof T as T[K] extends U ? K : never]: T[K] }
type PartialByKeys<T, K extends keyof T = keyof T> = { [P in keyof (Omit<T, K> & Partial<Pick<T, K>>)]: (Omit<T, K> & Partial<Pick<T, K>>)[P] }
type Mutable<T extends object> = { -readonly [K in keyof T]: T[K] }
type ObjectEntries<T> = { [K in keyof T]-?: [K, T[K] extends infer V | undefined ? V : T[K]] }[keyof T]
type Shift<T extends unknown[]> = T extends [unknown, ...infer R] ? R : []
type TupleToNested<T extends string[], U> = T extends [infer F extends string, ...infer R extends string[]] ? { [K in F]: TupleToNested<R, U> } : U
type FlipArguments<F extends (...a: any[]) => any> = F extends (...a: infer P) => infer R ? (...a: Reverse<P>) => R : never
type Reverse<T extends unknown[]> = T extends [...infer R, infer L] ? [L, ...Reverse<R>] : []
type FlattenDepth<T extends any[], D extends number = 1, C extends any[] = []> = C["length"] extends D ? T : T extends [infer F, ...infer R] ? (F extends any[] ? [...FlattenDepth<F, D, [...C, 0]>, ...FlattenDepth<R, D, C>] : [F, ...FlattenDepth<R, D, C>]) : T
type BEM<B extends string, E extends string[], M extends string[]> = `${B}${E extends [] ? "" : `__${E[number]}`}${M extends [] ? "" : `--${M[number]}`}`
type Fibonacci<T extends number, I extends any[] = [1], P extends any[] = [], C extends any[] = [1]> = I["length"] extends T ? C["length"] : Fibonacci<T, [...I, 1], C, [...P, ...C]>
type AllCombinations<S extends string, U extends string = StringToUnion<S>> = [U] extends [never] ? "" : "" | { [K in U]: `${K}${AllCombinations<"", Exclude<U, K>>}` }[U]
type GreaterThan<T extends number, U extends number, A extends 1[] = []> = A["length"] extends T ? false : A["length"] extends U ? true : GreaterThan<T, U, [...A, 1]>
type InorderTraversal<T> = T extends { val: infer V; left: infer L; right: infer R } ? [...InorderTraversal<L>, V, ...InorderTraversal<R>] : []
type Flip<T extends Record<string, string | number | boolean>> = { [K in keyof T as `${T[K]}`]: K }
/** c1 */
export default async (input: { a: MyPick<{ x: 1; y?: 2; readonly z: 3 }, "x" | "y" | "z">; b: TupleToObject<readonly ["m", "n", 3]>; c: First<[3, 2]>; d: Length<readonly [1, 2]>; e: If<boolean, "t", 2>; f: Concat<[1], ["2", boolean?]>; g: Includes<["a", 1, true], 1>; h: MyReadonly2<{ t: string; d?: number }, "t">; i: DeepReadonly<{ a: { b: { c: "x" }; f: () => 1 }; l: [1, { z: 2 }] }>; j: TupleToUnion<[1, "2"]>; k: typeof got; l: Trim<"  hi there \n">; m: Replace<"foobarbar", "bar", "x">; n: ReplaceAll<"t y p e", " ", "">; o: Parameters<AppendArg<(a: 1, b?: 2) => 3, boolean>>; p: Permutation<"A" | "B" | "C">; q: LengthOfString<"typescript">; r: AppendToObject<{ id: "1" }, "v", 4>; s: Absolute<-100>; t: StringToUnion<"hello">; u: KebabCase<"FooBarBaz">; v: Diff<{ n: string; a: number }, { g: 1; n: 2 }>; w: AnyOf<[0, "", { a: 1 }]>; x: ReplaceKeys<{ t: "a"; n: 1 } | { t: "b"; m: 2 }, "n" | "t", { n: string; t: boolean }>; y: RemoveIndex<{ [k: string]: any; foo: 1; [n: number]: any }>; z: Percentage<"+85%"> }) => input.k
export type Second = { a: DropChar<" b u t ", " ">; b: MinusOne<5>; c: PickByType<{ a: 1; b?: 2; c: "x" }, number>; d: PartialByKeys<{ a: 1; b: 2 }, "a">; e: Mutable<{ readonly a: 1 }>; f: ObjectEntries<{ a?: 1; b: undefined; c: "x" | undefined }>; g: Shift<[1, 2, 3]>; h: TupleToNested<["a", "b"], number>; i: Parameters<FlipArguments<(a: string, b: number, c?: boolean) => void>>; j: FlattenDepth<[1, [2, [3, [4]]]], 2>; k: BEM<"btn", ["price"], ["warning", "success"]>; l: Fibonacci<8>; m: AllCombinations<"ABC">; n: GreaterThan<5, 4>; o: InorderTraversal<{ val: 1; left: null; right: { val: 2; left: { val: 3; left: null; right: null }; right: null } }>; p: Flip<{ a: 1; b: true; c: "d" }> }
