function* windows<T>(xs: Iterable<T>, n: number): Generator<T[], number, boolean | undefined> {
  let buf: T[] = []
  let count = 0
  for (const x of xs) {
    buf = [...buf.slice(-(n - 1)), x]
    if (buf.length === n) {
      const stop = yield buf
      count++
      if (stop) return -1
    }
  }
  return count
}
/** Sliding sums. */
export default (input: { xs: number[]; n?: 2 | 3 }) => {
  const gen = windows(input.xs, input.n ?? 2)
  const first = gen.next()
  const all = [...windows(new Set(input.xs), 2)]
  const sums = all.map((w) => w.reduce((a, b) => a + b))
  const done = first.done ? first.value : first.value.length
  return { first, sums, done, all, min: Math.min(...sums), copy: all.concat([[1]], [2, 3].map((x) => [x])) }
}
