type Kebab<S extends string> = S extends `${infer C}${infer R}` ? (C extends Lowercase<C> ? `${C}${Kebab<R>}` : `-${Lowercase<C>}${Kebab<R>}`) : S
type Split<S extends string, D extends string> = string extends S ? string[] : S extends "" ? [] : S extends `${infer H}${D}${infer R}` ? [H, ...Split<R, D>] : [S]
type Join<T extends readonly (string | number)[], D extends string> = T extends readonly [infer H extends string | number, ...infer R extends (string | number)[]] ? (R extends [] ? `${H}` : `${H}${D}${Join<R, D>}`) : ""
type Rep<S extends string, A extends string, B extends string> = S extends `${infer H}${A}${infer T}` ? `${H}${B}${Rep<T, A, B>}` : S
type Css<T extends string> = `--${Lowercase<T>}-${"sm" | "lg"}`; type Q = `${Uppercase<"a" | "b">}${Capitalize<"xy">}`; type Num<S> = S extends `${infer N extends number}` ? N : S extends `${infer B extends bigint}n` ? B : S extends `${infer B extends boolean}` ? B : never
type Len<S extends string, A extends 0[] = []> = S extends `${string}${infer R}` ? Len<R, [...A, 0]> : A["length"]
/** Strings. */
export default (input: { k: Kebab<"fooBarBaz">; css: Css<"Pad" | "Gap">; q: Q; u: Uppercase<`id-${string}`>; m: `${number}:${number}` | `${1 | 2}h` }): { s: Split<"a.b.c", ".">; s2: Split<string, ".">; j: Join<["a", 1, "z"], "/">; r: Rep<"a b c", " ", "_">; n: Num<"12" | "5n" | "true" | "x">; l: Len<"hello">; t: Split<`a/${number}/b`, "/">; c: Capitalize<`${"x" | "y"}-${string}`>; e: `${"" | "a"}${"" | "b"}`; un: Uncapitalize<"ABC"> } => { throw new Error(input.k) }
