type Ret<F> = F extends { (...a: any): infer R; (...a: any): any } ? R : never
type Props<C> = C extends new (...a: infer A) => infer I ? { a: A; i: keyof I } : C extends abstract new (...a: any) => infer I ? I : 0
type Fst<T> = T extends readonly [infer H extends string | number, ...unknown[]] ? `${H}` : T extends [unknown, ...infer R] ? Fst<R> : never
type Both<T> = T extends { a: infer U; b: infer U } ? U : T extends { f: (x: infer V) => void; g: (x: infer V) => void } ? { contra: V } : never
type El<T> = T extends Map<infer K, infer V> ? [K, V] : T extends Set<infer S> ? S : T extends Iterable<infer I> ? I : T extends Promise<infer P> ? El<P> : T
type Opt<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? K : never }[keyof T]
type IsAny<T> = 0 extends 1 & T ? true : false; type IsNever<T> = [T] extends [never] ? 1 : 0; type Dist<T> = T extends string ? { s: T } : { o: T }; type NoDist<T> = [T] extends [string] ? "all" : "not"
type Pred<F> = F extends (x: any) => x is infer P ? P : never; type Asr<F> = F extends (x: any) => asserts x is infer P ? P : never; type This<F> = F extends (this: infer T, ...a: any) => any ? T : 0
/** infer. */
export default (input: { r: Ret<{ (x: string): 1; (x: number): "two" }>; p: Props<typeof URL>["i"] & "href"; f: Fst<[null, 3, "x"]>; b1: Both<{ a: 1; b: "x" }>; b2: Both<{ f: (x: { p: 1 }) => void; g: (x: { q: 2 }) => void }>; el: [El<Map<string, 1>>, El<Set<2>>, El<"str">, El<Promise<number[]>>] }): { o: Opt<{ a?: 1; b: 2; c?: undefined; d: undefined }>; any: IsAny<any>; any2: IsAny<unknown>; nv: IsNever<never>; d: Dist<"a" | 1 | true>; dn: Dist<never>; nd: NoDist<"a" | 1>; pr: Pred<(x: unknown) => x is Date>; as: Asr<(x: unknown) => asserts x is 5>; th: This<(this: { z: 1 }) => void>; db: Dist<boolean>; da: Dist<any>; du: Dist<unknown> } => { throw new Error(input.f) }
