type ParseNum<S> = S extends `${infer N extends number}` ? N : never
type Query<S extends string> = S extends `${infer K}=${infer V}&${infer R}` ? { [P in K]: V extends `${infer N extends number}` ? N : V extends "true" | "false" ? boolean : V } & Query<R> : S extends `${infer K}=${infer V}` ? { [P in K]: V } : {}
type Flat<T> = { [K in keyof T]: T[K] } & {}
type Split<S extends string, D extends string> = S extends `${infer H}${D}${infer T}` ? [H, ...Split<T, D>] : [S]
type Join<T extends readonly string[], D extends string> = T extends readonly [infer H extends string, ...infer R extends string[]] ? (R["length"] extends 0 ? H : `${H}${D}${Join<R, D>}`) : ""
type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
/** Parse types. */
export default (_: { n: ParseNum<"42" | "7">; bool: "true" extends `${infer B extends boolean}` ? B : 0 }): { q: Flat<Query<"page=2&on=true&sort=name">>; s: Split<"a.b.c", ".">; j: Join<["x", "y", "z"], "/">; c: { [K in "first_name" | "zip_code_long" as Camel<K>]: K }; t: Trim<"  hi "> } => { throw _ }
type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer L} ` ? Trim<L> : S
