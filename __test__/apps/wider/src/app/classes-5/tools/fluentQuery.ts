class Query<T, S extends keyof T = keyof T> {
  private filters: ((t: T) => boolean)[] = []
  protected constructor(private readonly rows: readonly T[], private readonly keys?: readonly S[]) {}
  static from<T>(rows: readonly T[]) { return new Query<T>(rows) }
  select<K extends S>(...keys: K[]) { const q = new Query<T, K>(this.rows, keys); q.filters = this.filters; return q }
  where<K extends keyof T>(key: K, value: T[K]): this { this.filters.push((t) => t[key] === value); return this }
  run(): Pick<T, S>[] {
    const rows = this.rows.filter((r) => this.filters.every((f) => f(r)))
    return rows.map((r) => Object.fromEntries((this.keys ?? (Object.keys(r as object) as S[])).map((k) => [k, r[k]])) as Pick<T, S>)
  }
  *[Symbol.iterator]() { yield* this.run() }
}
/** Query. */
export default (input: { people: { name: string; age: number; city?: string }[] }) => {
  const q = Query.from(input.people).where("age", 3)
  const picked = q.select("name", "city")
  return { all: q.run(), picked: picked.run(), narrow: picked.select("name").run(), spread: [...picked], first: Array.from(q)[0]?.city }
}
