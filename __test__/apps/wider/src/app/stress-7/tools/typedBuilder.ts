class QB<T extends Record<string, unknown>, S extends keyof T = never, W extends string = never> {
  private ops: string[] = []
  select<K extends keyof T>(...k: K[]) { return this as unknown as QB<T, S | K, W> }
  where<K extends keyof T & string, O extends "=" | "<" | (T[K] extends string ? "like" : never)>(k: K, op: O, v: T[K]) { this.ops.push(`${k}${op}${v}`); return this as unknown as QB<T, S, W | `${K} ${O}`> }
  join<U extends Record<string, unknown>, A extends string>(o: QB<U>, as: A) { return this as unknown as QB<T & { [K in keyof U & string as `${A}.${K}`]: U[K] }, S, W> }
  build() { return { sql: this.ops.join(" "), row: undefined as unknown as Pick<T, S>, where: [] as W[] } }
}
type User = { id: number; name: string; org: number }
type Org = { id: number; title: string | null }
/** Builds a query. */
export default (input: { name: string }) => {
  const q = new QB<User>().select("id").join(new QB<Org>(), "o").select("o.title", "name").where("name", "like", input.name).where("o.id", "<", 3)
  const r = q.build()
  return { sql: r.sql, where: r.where, row: r.row, title: r.row["o.title"] }
}
