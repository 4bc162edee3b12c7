type Matrix<R extends number> = { rows: R; data: number[][] }
const identity = <N extends number>(n: N): Matrix<N> => ({ rows: n, data: Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))) })
/** Make an identity matrix. */
export default (input: { size: 2 | 3 }) => {
  const m = identity(input.size)
  const fixed = identity(4)
  const bits = Array.from({ length: 3 }, (_, j) => (j === 1 ? 1 : 0))
  return { m, fixed, bits, trace: m.data.reduce((s, row, i) => s + (row[i] ?? 0), 0), t: m.data[0]?.map((_, c) => m.data.map((r) => r[c])) }
}
