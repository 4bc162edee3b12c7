declare function pipe<A extends unknown[], B>(f: (...a: A) => B): (...a: A) => B
declare function pipe<A extends unknown[], B, C>(f: (...a: A) => B, g: (b: B) => C): (...a: A) => C
declare function pipe<A extends unknown[], B, C, D>(f: (...a: A) => B, g: (b: B) => C, h: (c: C) => D): (...a: A) => D
const list = <T>(x: T) => [x]
const box = <V>(value: V) => ({ value })
const first = <T>(xs: readonly T[]) => xs[0] as T | undefined
const listBox = pipe(list, box)
const three = pipe(box, list, first)
const flip = <A, B, C>(f: (a: A, b: B) => C) => (b: B, a: A) => f(a, b)
const pair = flip(<X, Y>(x: X, y: Y) => [x, y] as const)
const compose = <A, B, C>(g: (b: B) => C, f: (a: A) => B) => (a: A) => g(f(a))
/** Composes generics. */
export default (input: { n: number; s?: string }) => ({ lb: listBox(input.n), t: three("x" as const), p: pair(input.n, input.s), c: compose((x: boolean[]) => box(x), list<boolean>)(true), len: pipe((a: string, n: number) => a.repeat(n), (s) => s.length, box)("a", 2) })
