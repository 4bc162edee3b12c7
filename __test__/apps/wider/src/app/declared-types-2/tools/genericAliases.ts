type Page<T, C extends string | number = string> = { items: T[]; cursor?: C; total: number }
type Maybe<T> = T | null | undefined
interface User { id: number; name: string; manager?: Maybe<User> }
/** List users. */
export default async (input: { cursor?: Page<User>["cursor"]; ids: Maybe<User["id"][]> }): Promise<Page<Omit<User, "manager">, number> & { took: number }> => ({ items: [], total: 0, took: 1 })
