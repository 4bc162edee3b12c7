type ElementType<T> = T extends readonly (infer E)[] ? E : never
type Awaited2<T> = T extends PromiseLike<infer U> ? Awaited2<U> : T
type Params<F> = F extends (...args: infer P) => any ? P : never
type FirstArg<F> = F extends (a: infer A, ...r: any[]) => any ? A : never
type IsAny<T> = 0 extends 1 & T ? true : false
type IsNever<T> = [T] extends [never] ? true : false
type IsUnion<T, U = T> = T extends U ? ([U] extends [T] ? false : true) : never
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type UnionToIntersection<U> = (U extends any ? (k: U) => void : never) extends (k: infer I) => void ? I : never
type LastOf<U> = UnionToIntersection<U extends any ? () => U : never> extends () => infer R ? R : never
type UnionToTuple<U, L = LastOf<U>> = [U] extends [never] ? [] : [...UnionToTuple<Exclude<U, L>>, L]
type Split<S extends string, D extends string> = S extends `${infer H}${D}${infer T}` ? [H, ...Split<T, D>] : [S]
type Join<T extends readonly string[], D extends string> = T extends readonly [infer F extends string, ...infer R extends string[]] ? (R["length"] extends 0 ? F : `${F}${D}${Join<R, D>}`) : ""
type CamelCase<S extends string> = S extends `${infer A}_${infer B}` ? `${A}${Capitalize<CamelCase<B>>}` : S
type SnakeCase<S extends string> = S extends `${infer H}${infer T}` ? (H extends Uppercase<H> ? (H extends Lowercase<H> ? `${H}${SnakeCase<T>}` : `_${Lowercase<H>}${SnakeCase<T>}`) : `${H}${SnakeCase<T>}`) : S
type CamelKeys<T> = { [K in keyof T as K extends string ? CamelCase<K> : K]: T[K] extends object ? CamelKeys<T[K]> : T[K] }
type ParseInt<S> = S extends `${infer N extends number}` ? N : never
type Range<N extends number, A extends unknown[] = []> = A["length"] extends N ? A[number] : Range<N, [...A, A["length"]]>
type Repeat<T, N extends number, R extends T[] = []> = R["length"] extends N ? R : Repeat<T, N, [...R, T]>
type Add<A extends number, B extends number> = [...Repeat<0, A>, ...Repeat<0, B>]["length"]
type RouteParams<S extends string> = S extends `${string}:${infer P}/${infer R}` ? P | RouteParams<R> : S extends `${string}:${infer P}` ? P : never
type Flatten<T extends unknown[]> = T extends [infer H, ...infer R] ? (H extends unknown[] ? [...Flatten<H>, ...Flatten<R>] : [H, ...Flatten<R>]) : []
type Reverse<T extends unknown[]> = T extends [infer H, ...infer R] ? [...Reverse<R>, H] : []
type Zip<A extends unknown[], B extends unknown[]> = A extends [infer X, ...infer XS] ? (B extends [infer Y, ...infer YS] ? [[X, Y], ...Zip<XS, YS>] : []) : []
declare function handler(a: { id: string }, b?: number): Promise<{ r: 1 }>
/** conditional */
export default async (input: {
  el: ElementType<{ a: 1 }[]>; aw: Awaited2<Promise<Promise<string>>>; p: Params<typeof handler>; f: FirstArg<typeof handler>; r: Awaited<ReturnType<typeof handler>>; any: IsAny<any>; nev: IsNever<never>; u: IsUnion<"a" | "b">; eq: Equal<{ a: 1 }, { a: 1 }>; eq2: Equal<{ a: 1 }, { readonly a: 1 }>
  ui: UnionToIntersection<{ a: 1 } | { b: 2 }>; ut: UnionToTuple<"x" | "y" | "z">; sp: Split<"a,b,c", ",">; jo: Join<["a", "b", "c"], "-">; cc: CamelCase<"foo_bar_baz">; sc: SnakeCase<"fooBarBaz">; ck: CamelKeys<{ user_name: string; home_address: { zip_code: number } }>; pi: ParseInt<"42">; ra: Range<5>; re: Repeat<string, 3>; add: Add<3, 4>; rp: Record<RouteParams<"/users/:id/posts/:postId">, string>; fl: Flatten<[1, [2, [3, 4]], 5]>; rv: Reverse<[1, 2, 3]>; z: Zip<[1, 2], ["a", "b"]>
  ctorParams: ConstructorParameters<typeof Date>[0]; inst: InstanceType<typeof Map<string, number>>; thisP: ThisParameterType<(this: { x: 1 }, a: 2) => void>; omitThis: Parameters<OmitThisParameter<(this: { x: 1 }, a: 2) => void>>; ext: Extract<"a" | "b" | 1, string>; exc: Exclude<"a" | "b" | 1, string>; extObj: Extract<{ k: "a"; x: 1 } | { k: "b" }, { k: "a" }>
}) => ({ ok: true })
