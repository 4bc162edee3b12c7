const builder = <T extends object>(value: T) => ({ value, with<K extends string, V>(key: K, v: V) { return builder({ ...value, [key]: v } as T & Record<K, V>) }, done: () => value })
const ids = ["a", "b"] as const
/** Build step by step. */
export default (input: { name: string }) => {
  const built = builder({ name: input.name }).with("age", 3).with("tags", ["x"]).done()
  const table = Object.fromEntries(ids.map((id) => [id, { id, on: true }])) as Record<(typeof ids)[number], { id: string; on: boolean }>
  const acc: { total: number; by: Record<string, number>; last?: string } = { total: 0, by: {} }
  acc.last = "x"
  const tuple = [1, "a", { z: true }] satisfies [number, string, object]
  return { built, table, acc, tuple, last: acc.last, t0: tuple[2].z }
}
