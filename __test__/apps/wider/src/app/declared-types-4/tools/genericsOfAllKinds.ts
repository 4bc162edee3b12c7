interface Page<T, M extends object = { total: number }> { items: T[]; meta: M; next?: Page<T, M>["meta"] }
type Result<T, E = Error> = { ok: true; value: T } | { ok: false; error: E }
interface Repo<T extends { id: string }> { find: T["id"]; all: ReadonlyArray<T>; where?: Partial<T>; sort?: { [K in keyof T]?: "asc" | "desc" } }
type Filter<T> = { [K in keyof T]?: T[K] extends string ? { eq?: string; like?: string } : T[K] extends number ? { gt?: number; lt?: number } : { is: T[K] } } & { $or?: Filter<T>[] }
type Cursor<K extends string = "id"> = { [P in K]: string } & { dir?: "fwd" | "back" }
class Box<T> { constructor(public value: T, protected secret?: string) {} get double(): T[] { return [this.value, this.value] } map<U>(f: (t: T) => U) { return new Box(f(this.value)) } static of = 1 }
interface User { id: string; age: number; active: boolean; tags: ("x" | "y")[] }
/** generics */
export default async (input: { page: Page<User>; page2: Page<string, { cursor: string | null }>; res: Result<number, string>; repo: Repo<User>; filter: Filter<User>; cur: Cursor; cur2: Cursor<"a" | "b">; tuple: Result<[User["id"], User["tags"][number]], null> }) => ({ ok: true })
