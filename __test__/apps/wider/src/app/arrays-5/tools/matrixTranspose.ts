type Matrix<T> = readonly (readonly T[])[]
function transpose<T>(m: Matrix<T>): T[][] {
  return m[0]?.map((_, c) => m.map((row) => row[c])) ?? []
}
function mapDeep<T, U>(m: Matrix<T>, f: (t: T, at: { row: number; col: number }) => U) {
  return m.map((r, row) => r.map((t, col) => f(t, { row, col })))
}
/** Transpose. */
export default function (input: { cells: (string | number)[][]; fill?: string }) {
  const t = transpose(input.cells)
  const strs = mapDeep(t, (c, { row, col }) => (typeof c === "string" ? { kind: "s" as const, c, row } : { kind: "n" as const, c: c + col }))
  const [[corner] = [], ...others] = strs
  const flat = strs.flatMap((r) => r.filter((c) => c.kind === "n"))
  const widths = t.map((r) => Math.max(...r.map((c) => `${c}`.length)))
  return { strs, corner, others, flat, widths, joined: t.map((r) => r.join(input.fill)), dims: [t.length, t[0]?.length] as const }
}
