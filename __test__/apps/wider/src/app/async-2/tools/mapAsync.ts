const mapValues = async <K extends string, V, R>(o: Record<K, V>, f: (v: V, k: K) => R | Promise<R>) => Object.fromEntries(await Promise.all((Object.entries(o) as [K, V][]).map(async ([k, v]) => [k, await f(v, k)] as const))) as Record<K, Awaited<R>>
const pipe = <A, B, C>(f: (a: A) => B | Promise<B>, g: (b: Awaited<B>) => C) => async (a: A) => g(await f(a))
const series = (fns: (() => Promise<number>)[]) => fns.reduce((p, f) => p.then(async (xs) => [...xs, await f()]), Promise.resolve([] as number[]))
/** Map in several ways. */
export default async (input: { a: number; b: number }) => {
  const m = await mapValues({ x: input.a, y: input.b }, async (v, k) => `${k}${v}` as const)
  const p = await pipe(async (n: number) => ({ n }), ({ n }) => [n, String(n)] as [number, string])(1)
  const it = (async function* () { yield 1; yield* ["a"]; return true })()
  const first = await it.next()
  const iife = await (async () => { if (input.a) return { a: input.a }; return "no" })()
  return { m, p, s: await series([async () => 1]), first: first.value, done: first.done, iife, u: undefined as undefined | Promise<3>, nested: await (async () => async () => 1)().then((f) => f()) }
}
