type Form<T> = { [K in keyof T]: T[K] extends object ? Form<T[K]> : { value: T[K]; touched: boolean; errors?: string[] } }
type Nullable<T, K extends keyof T = keyof T> = Omit<T, K> & { [P in K]: T[P] | null }
type Simplify<T> = { [K in keyof T]: T[K] } & {}
interface Login { readonly user: string; pass?: string; opts: { remember: boolean; days?: 1 | 7 } }
/** Forms. */
export default (input: { f: Form<Login>; n: Nullable<Login, "user"> }): { a: Simplify<Nullable<Login>>; b: Form<Required<Login>>; c: Form<[string, { z: 1 }]>; d: { [K in "a" | "b" | number]: K }; e: { [K in `x-${string}`]?: number } } => { throw input }
