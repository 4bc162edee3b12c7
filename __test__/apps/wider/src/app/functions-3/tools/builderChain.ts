interface Query<S extends object> {
  where<K extends keyof S>(key: K, value: S[K]): Query<S>
  pick<K extends keyof S>(...keys: K[]): Query<Pick<S, K>>
  with<N extends string, V>(name: N, value: (row: S) => V): Query<S & { [P in N]: V }>
  all(): S[]
}
declare const orders: Query<{ id: number; total: number; state: "open" | "paid"; note?: string }>
/** Query with a builder. */
export default (input: { min: number }) => {
  const q = orders.where("state", "paid").with("vat", (r) => r.total * 0.2).pick("id", "vat", "note")
  return { rows: q.all(), one: q.all().find((r) => r.vat > input.min), full: orders.with("x", () => [1] as const).all()[0] }
}
