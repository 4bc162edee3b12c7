type Op<T> = { op: "keep"; value: T } | { op: "add" | "del"; value: T; at: number }
const diff = <T,>(a: readonly T[], b: readonly T[], eq: (x: T, y: T) => boolean = Object.is): Op<T>[] => {
  const t = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i--) for (let j = b.length - 1; j >= 0; j--) t[i][j] = eq(a[i], b[j]) ? t[i + 1][j + 1] + 1 : Math.max(t[i + 1][j], t[i][j + 1])
  const out: Op<T>[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && eq(a[i], b[j])) { out.push({ op: "keep", value: a[i++] }); j++ }
    else if (j < b.length && (i >= a.length || t[i][j + 1] > t[i + 1][j])) out.push({ op: "add", value: b[j], at: j++ })
    else out.push({ op: "del", value: a[i], at: i++ })
  }
  return out
}
/** Differences between two texts. */
export default ({ before, after, unit = "line", context }: { before: string; after: string; unit?: "line" | "word" | "char"; context?: number }) => {
  const split = { line: (s: string) => s.split("\n"), word: (s: string) => s.split(/\b/), char: (s: string) => [...s] }[unit]
  const ops = diff(split(before), split(after))
  const changes = ops.filter((o) => o.op !== "keep")
  const { add = 0, del = 0 } = changes.reduce<Partial<Record<(typeof changes)[number]["op"], number>>>((m, { op }) => ({ ...m, [op]: (m[op] ?? 0) + 1 }), {})
  const hunks = changes.reduce((h, c) => { const last = h.at(-1); if (last && c.at - last.end <= (context ?? 3)) { last.end = c.at; last.ops.push(c) } else h.push({ start: c.at, end: c.at, ops: [c] }); return h }, [] as { start: number; end: number; ops: typeof changes }[])
  return { stats: { add, del }, hunks, same: changes.length === 0, text: ops.map((o) => `${{ keep: " ", add: "+", del: "-" }[o.op]}${o.value}`).join("\n") }
}
