import Store, { Store as Named, createStore } from "../../../lib/store.js"
export type { Snapshot } from "../../../lib/store.js"
/** Change a store. */
export default (input: { amount: number }) => {
  const store = new Store({ count: 1, log: [] as string[] })
  const next = store.update((s) => ({ ...s, count: s.count + input.amount }))
  const other = createStore("x" as const)
  return { state: next.state, snap: next.snapshot(), same: Store === Named, other: other.state, size: Store.created, sel: store.select("count"), both: store.select("log") }
}
