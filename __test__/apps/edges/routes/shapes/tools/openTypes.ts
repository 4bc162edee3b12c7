type Tree<T> = { value: T; kids: Tree<T>[] }
interface Box<T> {
  item: T
  boxed?: Box<T[]>
  self(): this
}
type Unwrap<T> = T extends (infer U extends string)[] ? U : T extends { a: infer A } ? A : never

/** Types that stay open, or never end. */
export default (_input: { x: 1 }) => ({
  map: <T>(t: Tree<T>): T => t.value,
  box: undefined as unknown as Box<string>,
  unwrap: <T extends object>(_: T): Unwrap<T> => undefined as unknown as Unwrap<T>,
  each: <K extends string | number>(keys: K[]) => ({}) as { [P in K as `on${P}`]?: Unwrap<P[]>; } & { keys: K[] },
  keys: <T extends object>(_: T): { readonly [K in keyof T]?: T[K][] } => ({}),
  required: <T extends object>(_: T): { -readonly [K in keyof T]-?: T[K] } => undefined as never,
  pick: <T, K extends keyof T>(t: T, k: K): Pick<T, K> => ({ [k]: t[k] }) as unknown as Pick<T, K>,
  text: <T, K extends keyof T>(_: T, k: K) => k as Extract<K, string>,
  kinds: import("../../deferred/lib/kinds"),
})
