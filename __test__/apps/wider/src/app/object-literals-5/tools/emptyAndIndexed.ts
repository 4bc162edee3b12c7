/** Empties. */
export default (input: { k: string; xs: [string, number][] }) => {
  const a = {}
  const b: Record<string, { n: number }[]> = {}
  const c: { [k: string]: string | undefined; z?: string } = {}
  const d = {} as { x?: number }
  d.x ??= 1
  ;(b[input.k] ||= []).push({ n: 1 })
  c.z = input.k
  const e = Object.create({ p: 1 }) as { p: number }
  const m: Map<string, {}> = new Map()
  for (const [k, v] of input.xs) b[k] = [...(b[k] ?? []), { n: v }]
  for (const k in b) c[k] = String(b[k].length)
  return { a, b, bk: b[input.k], c, ck: c[input.k], cz: c.z, d, dx: d.x, e, m: m.get("x"), n: { ...b, extra: [] }, o: Object.entries(c).map(([k, v]) => ({ k, v })), p: Object.values(b).flat().map((x) => x.n), q: {} satisfies object, r: [{}], s: [{}, { t: 1 }] }
}
