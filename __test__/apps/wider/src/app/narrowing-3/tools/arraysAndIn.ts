const COLORS = ["red", "green"] as const
const isColor = (s: string): s is (typeof COLORS)[number] => (COLORS as readonly string[]).includes(s)
/** Lists. */
export default ({ c, x, t, m }: { c: string; x: string | string[] | readonly number[]; t: [number, string] | [number]; m: Map<string, { n?: number }> }) => {
  const got = m.get(c)
  if (got?.n !== undefined && isColor(c)) return { c, n: got.n, got }
  const arr = Array.isArray(x) ? x : [x]
  const pair = 1 in t ? t : null
  if (m.has("a")) { const a = m.get("a")!; return { a, arr, two: t.length === 2 ? t[1] : undefined } }
  return { arr, pair, s: typeof x === "string" ? x : x[0], c: isColor(c) ? c : COLORS[0] }
}
