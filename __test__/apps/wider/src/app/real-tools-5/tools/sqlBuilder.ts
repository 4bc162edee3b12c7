type Col = "int" | "text" | "bool" | "json"
type Schema = Record<string, Record<string, Col | `${Col}?`>>
type Val<C> = C extends `${infer B}?` ? Val<B> | null : C extends "int" ? number : C extends "text" ? string : C extends "bool" ? boolean : unknown
type RowOf<T> = { -readonly [K in keyof T]: Val<T[K]> }
const schema = { users: { id: "int", name: "text", bio: "text?", admin: "bool" }, posts: { id: "int", author: "int", tags: "json", title: "text" } } as const satisfies Schema
type DB = typeof schema
class Select<T extends keyof DB, C extends keyof DB[T] = keyof DB[T], J extends object = {}> {
  private parts: string[] = []
  constructor(private t: T, private cols?: C[]) {}
  columns<K extends keyof DB[T]>(...k: K[]) { return new Select<T, K, J>(this.t, k) }
  join<U extends Exclude<keyof DB, T>>(u: U) { this.parts.push(`join ${u}`); return this as unknown as Select<T, C, J & { [P in U]: RowOf<DB[U]> }> }
  where<K extends keyof DB[T]>(k: K, v: RowOf<DB[T]>[K]): this { this.parts.push(`${String(k)}=${v}`); return this }
  async all(): Promise<(Pick<RowOf<DB[T]>, C & keyof RowOf<DB[T]>> & J)[]> { return [] }
  async first() { const [r = null] = await this.all(); return r }
  toString() { return `select ${this.cols?.join() ?? "*"} from ${this.t} ${this.parts.join(" ")}` }
}
const from = <T extends keyof DB>(t: T) => new Select(t)
/** Query the database. */
export default async (input: { id: number; admin?: boolean }) => {
  const u = await from("users").columns("id", "bio").where("id", input.id).all()
  const p = await from("posts").join("users").first()
  const n = await from("users").first()
  return { u, p, bio: u[0]?.bio?.length, t: p?.users.name, n, sql: `${from("posts")}`, ad: n?.admin && input.admin }
}
