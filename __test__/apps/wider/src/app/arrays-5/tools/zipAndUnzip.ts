const zip = <A, B>(a: readonly A[], b: readonly B[]) => a.map((x, i) => [x, b[i]] as const)
const unzip = <A, B>(ps: readonly (readonly [A, B])[]): [A[], B[]] => ps.reduce<[A[], B[]]>(([as, bs], [a, b]) => [[...as, a], [...bs, b]], [[], []])
const chunk = <T>(xs: T[], n: number): T[][] => (xs.length ? [xs.slice(0, n), ...chunk(xs.slice(n), n)] : [])
/** Pair things. */
export default (input: { names: string[]; ages: (number | null)[] }) => {
  const pairs = zip(input.names, input.ages)
  const [n, a] = unzip(pairs)
  const known = pairs.filter((p): p is readonly [string, number] => p[1] !== null)
  const nested = chunk([...pairs, ["x", 1]], 2).flat()
  const matrix = [[1, 2], [3, 4, "five"]].map((r) => r.map((c) => ({ c })))
  const deep = [[[1]], [["a"]]].flat(2)
  return { n, a, known, nested, matrix, deep, found: known.find(([, age]) => age > 3)?.[0], last: pairs.at(-1), idx: pairs.findIndex((x) => x) }
}
