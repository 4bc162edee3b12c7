interface Schema { users: { id: number; name: string; orgId: number | null }; orgs: { id: number; title: string; plan: "free" | "pro" } }
type Col<T extends keyof Schema> = { [K in T]: `${K}.${keyof Schema[K] & string}` }[T]
type ColType<C extends string> = C extends `${infer T extends keyof Schema}.${infer K}` ? (K extends keyof Schema[T] ? Schema[T][K] : never) : never
type Row<C extends string> = { [K in C as K extends `${string} as ${infer A}` ? A : K extends `${string}.${infer N}` ? N : never]: K extends `${infer B} as ${string}` ? ColType<B> : ColType<K> }
declare function from<T extends keyof Schema>(t: T): { join<U extends keyof Schema>(u: U): { select<C extends Col<T | U> | `${Col<T | U>} as ${string}`>(...c: C[]): Row<C>[] } }
/** Query. */
export default async ({ plan }: { plan: Schema["orgs"]["plan"] }) => { const rows = from("users").join("orgs").select("users.id", "users.name", "orgs.title as org", "orgs.plan"); return { rows: rows.filter((r) => r.plan === plan), first: rows[0]?.org } }
