type Dir = "asc" | "desc"
type Key<T> = { [K in keyof T]: T[K] extends string | number ? K : never }[keyof T]
const by = <T>(key: Key<T>, dir: Dir = "asc") => (a: T, b: T) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0) * (dir === "asc" ? 1 : -1)
interface Row { id: number; name: string; tags: string[]; meta?: { n: number } }
/** Sort rows. */
export default (input: { rows: Row[]; key: "id" | "name"; dir?: Dir }) => {
  const sorted = input.rows.slice().sort(by<Row>(input.key as Key<Row>, input.dir))
  const index = new Map(sorted.map((r, i) => [r.id, { ...r, rank: i + 1 }]))
  const groups = sorted.reduce((m, r) => m.set(r[input.key], [...(m.get(r[input.key]) ?? []), r.name]), new Map<string | number, string[]>())
  return { sorted, index: Object.fromEntries(index), groups: [...groups], key: input.key, ranks: [...index.values()].map(({ rank, meta: { n = 0 } = {} }) => ({ rank, n })) }
}
