type Trim<S extends string> = S extends ` ${infer R}` | `${infer R} ` ? Trim<R> : S
type Split<S extends string, D extends string> = S extends `${infer H}${D}${infer T}` ? [H, ...Split<T, D>] : S extends "" ? [] : [S]
type Num<S> = S extends `${infer N extends number}` ? N : S extends "true" | "false" ? (S extends `${infer B extends boolean}` ? B : never) : S extends "null" ? null : S
type Query<S extends string> = S extends `${infer A}&${infer B}` ? Query<A> & Query<B> : S extends `${infer K}=${infer V}` ? { [P in K]: Num<V> } : {}
type Params<S extends string> = S extends `${string}/:${infer P}/${infer R}` ? P | Params<`/${R}`> : S extends `${string}/:${infer P}` ? (P extends `${infer Q}?` ? Q : P) : never
type Camel<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
type Csv = Split<"id, name ,42", ",">
type Fmt<S extends string> = S extends `${string}%${infer K}${infer R}` ? [K extends "d" ? number : K extends "s" ? string : never, ...Fmt<R>] : []
/** Parses templates. */
export default (input: { t: Trim<"  x y ">; q: Query<"a=1&b=true&c=hey&d=null">; p: Params<"/u/:id/posts/:post?">; c: { [K in keyof { user_name: 1; home_zip_code: 2 } as Camel<K>]: string }; csv: [Num<Trim<Csv[0]>>, Num<Trim<Csv[2]>>]; f: Fmt<"%s is %d and %s">; ver: `${bigint}.${number}` extends `${infer M}.${string}` ? M : 0 }) => input.p
