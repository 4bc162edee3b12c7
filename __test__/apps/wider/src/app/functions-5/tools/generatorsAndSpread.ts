function* take<T>(n: number, xs: Iterable<T>): Iterable<T> { for (const x of xs) { if (n-- <= 0) return; yield x } }
function* fib() { let [a, b] = [0, 1]; for (;;) { const cmd: "reset" | undefined = yield a; if (cmd) [a, b] = [0, 1]; else [a, b] = [b, a + b] } }
const args = (...xs: [id: string, ...flags: boolean[]]) => xs
const call = <A extends readonly unknown[]>(f: (...a: A) => unknown, ...a: A) => ({ n: f.length, a })
/** Generators. */
export default ({ n, prefix: { a: [first = "d", ...more] = [], ...others } = {} }: { n: number; prefix?: { a?: string[]; z?: number } }) => {
  const g = fib()
  return { t: [...take(n, fib())], nx: g.next(), r: g.return, args: args("a", true), call: call((a: number, b: string) => a, 1, "x"), first, more, others, mx: Math.max(...take(2, [1])), o: { ...args("z") } }
}
