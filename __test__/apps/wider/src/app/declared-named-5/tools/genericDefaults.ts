interface Paged<T, M extends object = { total: number }, K extends keyof T = keyof T> { items: Pick<T, K>[]; meta: M; next?: Paged<T, M, K>["meta"] }
type Id<P extends string = "x"> = `${P}_${number}`
interface Base<TId extends string = Id> { id: TId; createdAt: Date }
interface User extends Base<Id<"usr">>, Pick<Contact, "email"> { name: string; manager?: Id<"usr"> }
interface Contact { email: string; phone?: string }
type Maybe<T> = T | null | undefined
/** Paged users. */
export default (input: { page: Paged<User, { total: number; cursor: Maybe<string> }, "id" | "email"> }): Paged<User> & { first: Maybe<User> } => ({ items: [], meta: { total: input.page.meta.total }, first: null })
