type ToArray<T> = T extends unknown ? T[] : never
type NoDist<T> = [T] extends [unknown] ? T[] : never
type UnionToIntersection<U> = (U extends unknown ? (k: U) => void : never) extends (k: infer I) => void ? I : never
type IsNever<T> = [T] extends [never] ? true : false
type IsAny<T> = 0 extends 1 & T ? "any" : "no"
type IsUnion<T, U = T> = T extends unknown ? ([U] extends [T] ? false : true) : never
type LastOf<T> = UnionToIntersection<T extends unknown ? () => T : never> extends () => infer R ? R : never
type Opt<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? K : never }[keyof T]
/** Conditional laws. */
export default (input: { v: ToArray<string | number | boolean>; w: NoDist<"a" | 1> }): { u: UnionToIntersection<{ a: 1 } | { b: 2 }>; n: [IsNever<never>, IsNever<1>]; a: IsAny<any>; iu: [IsUnion<1 | 2>, IsUnion<3>]; l: LastOf<"x" | "y">; o: Opt<{ a?: 1; b: 2; c?: undefined }>; d: Exclude<keyof typeof input, "v"> } => { throw input }
