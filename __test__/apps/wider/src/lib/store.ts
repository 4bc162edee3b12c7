export interface Snapshot<S> { readonly at: number; readonly state: Readonly<S> }
export class Store<S> {
  static created = 0
  #history: S[] = []
  constructor(public readonly state: S) { Store.created++ }
  update(fn: (s: S) => S): Store<S> { this.#history.push(this.state); return new Store(fn(this.state)) }
  snapshot(): Snapshot<S> { return { at: Date.now(), state: this.state } }
  select<K extends keyof S>(key: K) { return { key, value: this.state[key] } }
}
export const createStore = <const S>(state: S) => new Store(state)
export default Store
