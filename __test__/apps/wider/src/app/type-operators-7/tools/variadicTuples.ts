type Concat<A extends readonly unknown[], B extends readonly unknown[]> = [...A, ...B]
type Rev<T extends readonly unknown[]> = T extends readonly [infer H, ...infer R] ? [...Rev<R>, H] : []
type Zip<A extends readonly unknown[], B extends readonly unknown[]> = A extends readonly [infer X, ...infer XS] ? (B extends readonly [infer Y, ...infer YS] ? [[X, Y], ...Zip<XS, YS>] : []) : []
type Fill<N extends number, V, A extends V[] = []> = A["length"] extends N ? A : Fill<N, V, [...A, V]>
type Add<A extends number, B extends number> = [...Fill<A, 0>, ...Fill<B, 0>]["length"]
type Chunk<T extends readonly unknown[]> = T extends readonly [infer A, infer B, ...infer R] ? [[A, B], ...Chunk<R>] : T extends readonly [] ? [] : [T]
type Opt = [a: 1, b?: 2, ...c: 3[]]
type Last<T extends readonly unknown[]> = T extends readonly [...infer _, infer L] ? L : undefined
type ToUnion<T extends readonly unknown[]> = T[number]
type Join<T extends readonly string[], D extends string> = T extends readonly [infer H extends string, ...infer R extends readonly string[]] ? (R extends readonly [] ? H : `${H}${D}${Join<R, D>}`) : ""
/** Tuples. */
export default (input: { a: Concat<[1, 2?], [3]>; b: Rev<[1, "b", null]>; c: Zip<["a", "b"], [1, 2, 3]>; d: Add<3, 4>; e: Chunk<[1, 2, 3]>; f: Concat<Opt, ["z"]>; g: Last<Opt>; h: ToUnion<Opt>; i: Join<["x", "y", "z"], ".">; j: Opt["length"]; k: Parameters<(...a: [...[1, 2?], ...string[]]) => void>; l: [...string[], 1, 2]; m: readonly [...Fill<2, "f">, ...boolean[]]; n: [...[...[1]], ...([2] | [3, 4])] }) => input.d
