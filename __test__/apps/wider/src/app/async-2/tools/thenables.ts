class Query<T> implements PromiseLike<T[]> {
  constructor(private rows: T[]) {}
  where(f: (t: T) => boolean) { return new Query(this.rows.filter(f)) }
  then<A = T[], B = never>(ok?: ((v: T[]) => A | PromiseLike<A>) | null, no?: ((e: unknown) => B | PromiseLike<B>) | null): PromiseLike<A | B> { return Promise.resolve(this.rows).then(ok, no) }
}
/** Query rows by awaiting the query itself. */
export default async (input: { min: number }) => {
  const rows = await new Query([{ n: 1, s: "a" }]).where((r) => r.n > input.min)
  const nested = await Promise.resolve(Promise.resolve(rows.length))
  const maybe: number | Promise<number> = input.min > 1 ? 1 : Promise.resolve(2)
  return { rows, nested, maybe: await maybe, voided: await Promise.resolve() }
}
