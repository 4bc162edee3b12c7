type Sale = { region: "north" | "south"; product: string; qty: number; price?: number }
const group = <T, K extends PropertyKey>(xs: readonly T[], key: (x: T, i: number) => K) =>
  xs.reduce((acc, x, i) => {
    const k = key(x, i)
    ;(acc[k] ??= []).push(x)
    return acc
  }, {} as Record<K, T[]>)
/** Sales by region. */
export default ({ sales, top = 3 }: { sales: Sale[]; top?: number }) => {
  const byRegion = group(sales, (s) => s.region)
  const totals = Object.entries(byRegion).map(([region, list]) => ({ region, total: list.reduce((n, { qty, price = 1 }) => n + qty * price, 0), names: new Set(list.map((l) => l.product)) }))
  const best = [...totals].sort((a, b) => b.total - a.total)
  const asRecord = Object.fromEntries(totals.map((t) => [t.region, { ...t, names: [...t.names] }] as const))
  return { best: totals.slice(0, top).map(({ names, ...rest }) => ({ ...rest, first: names.values().next() })), asRecord, byRegion }
}
