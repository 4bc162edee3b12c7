declare const brand: unique symbol
type Brand<T, B extends string> = T & { readonly [brand]: B }
type UserId = Brand<string, "user">
type Cents = number & { __cents: true }
const asUser = (s: string) => s as UserId
/** Branded ids. */
export default ({ id, cents }: { id: string; cents: Cents }) => ({ id: asUser(id).length, cents: cents + 1, up: asUser(id).toUpperCase(), rec: {} as Record<string & { __k: 1 }, 2>, c: cents })
