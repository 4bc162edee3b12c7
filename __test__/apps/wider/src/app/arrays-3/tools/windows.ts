function* windows<T, N extends 2 | 3>(xs: readonly T[], n: N): Generator<N extends 2 ? [T, T] : [T, T, T]> { for (let i = 0; i + n <= xs.length; i++) yield xs.slice(i, i + n) as never }
const chunk = <T,>(xs: T[], n: number) => xs.reduce<T[][]>((a, x, i) => (i % n ? a.at(-1)!.push(x) : a.push([x]), a), [])
const partition = <T, S extends T>(xs: readonly T[], p: (t: T) => t is S) => [xs.filter(p), xs.filter((x): x is Exclude<T, S> => !p(x))] as const
const uniqBy = <T, K extends PropertyKey>(xs: T[], k: (t: T) => K) => Object.values(xs.reduce((a, x) => ({ ...a, [k(x)]: x }), {} as Record<K, T>)) as T[]
/** Windows. */
export default ({ xs }: { xs: (number | "n/a")[] }) => { const [na, ns] = partition(xs, (x) => x === "n/a"); const pairs = [...windows(ns, 2)]; return { na, ns, pairs, triples: Array.from(windows(xs, 3)), c: chunk(ns, 2), u: uniqBy(xs, String), d: pairs.map(([a, b]) => b - a), last: ns.filter((n) => n > 1).at(-1) } }
