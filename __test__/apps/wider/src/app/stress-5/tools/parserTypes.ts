type WS = " " | "\n" | "\t"
type Trim<S extends string> = S extends `${WS}${infer R}` | `${infer R}${WS}` ? Trim<R> : S
type ParseVal<S extends string> = S extends `"${infer V}"` ? V : S extends `${infer N extends number}` ? N : S extends "true" | "false" ? (S extends "true" ? true : false) : S extends "null" ? null : S extends `[${infer L}]` ? ParseList<L> : S
type ParseList<S extends string> = Trim<S> extends "" ? [] : S extends `${infer H},${infer T}` ? [ParseVal<Trim<H>>, ...ParseList<T>] : [ParseVal<Trim<S>>]
type ParseObj<S extends string> = S extends `${infer K}:${infer V};${infer R}` ? { [P in Trim<K>]: ParseVal<Trim<V>> } & ParseObj<R> : {}
type Flat<T> = { [K in keyof T]: T[K] } & {}
type Params<P extends string> = P extends `${string}:${infer K}/${infer R}` ? (K extends `${infer O}?` ? { [X in O]?: string } : { [X in K]: string }) & Params<`/${R}`> : P extends `${string}:${infer K}` ? { [X in K]: string } : {}
type Rev<T extends readonly unknown[]> = T extends readonly [infer H, ...infer R] ? [...Rev<R>, H] : []
type Range<N extends number, A extends number[] = []> = A["length"] extends N ? A[number] : Range<N, [...A, A["length"]]>
type Eval<S extends string> = S extends `${infer A extends number}+${infer B extends number}` ? [...TupleOf<A>, ...TupleOf<B>]["length"] : never
type TupleOf<N extends number, A extends unknown[] = []> = A["length"] extends N ? A : TupleOf<N, [...A, unknown]>
/** Parse types. */
export default (input: Flat<ParseObj<"a: 1; b: \"x\"; c: [1, true,null]; d: zz;">> & Flat<Params<"/u/:id/p/:post?/:rest">>): { r: Rev<[1, "a", boolean]>; n: Range<5>; e: Eval<"12+30">; t: Trim<"  q \n"> } => ({ r: [input.c[1], "a", 1], n: 0, e: 42, t: "q" })
