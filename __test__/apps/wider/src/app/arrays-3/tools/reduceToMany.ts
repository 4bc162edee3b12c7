type Sale = { region: "north" | "south"; amount: number; by?: string }
/** Aggregate sales. */
export default (input: { sales: Sale[] }) => {
  const total = input.sales.reduce((s, x) => s + x.amount, 0)
  const byRegion = input.sales.reduce<Record<string, Sale[]>>((acc, s) => ({ ...acc, [s.region]: [...(acc[s.region] ?? []), s] }), {})
  const split = input.sales.reduce(([n, s], x) => (x.region === "north" ? [n + x.amount, s] : [n, s + x.amount]), [0, 0])
  const best = input.sales.reduce((a, b) => (a.amount > b.amount ? a : b))
  const map = input.sales.reduce((m, s) => m.set(s.region, (m.get(s.region) ?? 0) + s.amount), new Map<Sale["region"], number>())
  return { total, byRegion, split, best, sums: [...map], people: Array.from(new Set(input.sales.map((s) => s.by))) }
}
