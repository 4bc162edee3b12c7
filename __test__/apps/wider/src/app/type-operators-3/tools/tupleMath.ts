type Tuple<N extends number, T = unknown, A extends T[] = []> = A["length"] extends N ? A : Tuple<N, T, [...A, T]>
type Add<A extends number, B extends number> = [...Tuple<A>, ...Tuple<B>]["length"]
type Rev<T extends unknown[]> = T extends [infer H, ...infer R] ? [...Rev<R>, H] : []
type Zip<A extends unknown[], B extends unknown[]> = A extends [infer X, ...infer XR] ? (B extends [infer Y, ...infer YR] ? [[X, Y], ...Zip<XR, YR>] : []) : []
type Range<N extends number, A extends number[] = []> = A["length"] extends N ? A[number] : Range<N, [...A, A["length"]]>
type Mapped<T extends unknown[]> = { [I in keyof T]: { v: T[I]; i: I } }
type Opt<T extends unknown[]> = Partial<T>
/** Tuple arithmetic. */
export default ({ xyz, pct }: { xyz: Tuple<3, number>; pct: Range<12> }): { sum: Add<17, 25>; rev: Rev<[1, "a", true]>; z: Zip<["a", "b"], [1, 2, 3]>; m: Mapped<[string, number?]>; o: Opt<[a: 1, b: 2]>; l: [string, ...number[], boolean][1]; ro: Readonly<[1, 2]>; n: [1, 2, 3]["length"] } => { throw [xyz, pct] }
