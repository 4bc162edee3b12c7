type Align = "left" | "right" | "center"
interface Column<R> { key: keyof R & string; title?: string; align?: Align; format?: (v: R[keyof R], row: R) => string }
const pad: { [A in Align]: (s: string, n: number) => string } = { left: (s, n) => s.padEnd(n), right: (s, n) => s.padStart(n), center: (s, n) => s.padStart((n + s.length) / 2).padEnd(n) }
function table<R extends Record<string, unknown>>(rows: R[], columns: Column<R>[] | (keyof R & string)[]) {
  const cols = columns.map((c) => (typeof c === "string" ? { key: c, title: c as string, align: "left" as const, format: undefined } : { title: c.key, align: "left" as Align, ...c }))
  const cells = rows.map((r) => cols.map((c) => c.format?.(r[c.key], r) ?? String(r[c.key])))
  const widths = cols.map((c, i) => Math.max(c.title?.length ?? 0, ...cells.map((r) => r[i].length)))
  const lines = [cols.map((c) => c.title), ...cells].map((r) => r.map((s, i) => pad[cols[i].align](s ?? "", widths[i])).join(" | "))
  return { text: lines.join("\n"), widths, cols, count: rows.length }
}
/** Render a table. */
export default (input: { rows: { name: string; price: number; tags?: string[] }[]; columns?: ("name" | "price" | "tags")[] }) => {
  const t = table(input.rows, input.columns ?? ["name", "price"])
  const f = table([{ a: 1, b: new Date() }], [{ key: "a", align: "right", format: (v) => `${v}` }, { key: "b" }])
  const { text, cols: [first, ...more], ...rest } = t
  return { text, first, more: more.length, rest, f: f.cols.map((c) => c.align), w: f.widths }
}
