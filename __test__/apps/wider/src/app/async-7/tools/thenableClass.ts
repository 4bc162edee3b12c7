class Query<T> implements PromiseLike<T[]> {
  constructor(private readonly rows: T[], private cap = Infinity) {}
  limit(n: number): this { this.cap = n; return this }
  select<K extends keyof T>(...keys: K[]): Query<Pick<T, K>> { return new Query(this.rows.map((r) => Object.fromEntries(keys.map((k) => [k, r[k]])) as Pick<T, K>), this.cap) }
  then<A = T[], B = never>(ok?: ((v: T[]) => A | PromiseLike<A>) | null, bad?: ((e: unknown) => B | PromiseLike<B>) | null): PromiseLike<A | B> {
    return Promise.resolve(this.rows.slice(0, this.cap)).then(ok, bad)
  }
}
/** Awaits a query. */
export default (input: { rows: { id: number; name: string; at: Date }[]; n: number }) => new Query(input.rows).limit(input.n).select("id", "name")
