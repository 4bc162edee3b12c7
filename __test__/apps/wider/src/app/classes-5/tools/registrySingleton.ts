class Registry<T extends { id: string }, M extends Record<string, (t: T) => unknown> = {}> {
  static #instances = new WeakMap<object, Registry<any>>()
  readonly items = new Map<T["id"], T>()
  constructor(private methods: M = {} as M) {}
  extend<N extends string, F extends (t: T) => unknown>(name: N, fn: F) { return new Registry<T, M & Record<N, F>>({ ...this.methods, [name]: fn } as M & Record<N, F>) }
  add(...ts: T[]) { for (const t of ts) this.items.set(t.id, t); return this }
  call<K extends keyof M>(k: K, id: T["id"]) { const t = this.items.get(id); return t && (this.methods[k](t) as ReturnType<M[K]>) }
  get ids() { return [...this.items.keys()] }
}
type Doc = { id: `doc-${number}`; words: string[] }
/** Registry. */
export default (input: { docs: Doc[] }) => {
  const r = new Registry<Doc>().extend("count", (d) => d.words.length).extend("first", (d) => ({ w: d.words[0], id: d.id })).add(...input.docs)
  return { ids: r.ids, c: r.call("count", "doc-1"), f: r.call("first", "doc-2"), all: [...r.items.values()] }
}
