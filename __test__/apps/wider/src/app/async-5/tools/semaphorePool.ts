class Pool {
  #running = 0
  #queue: Array<() => void> = []
  static readonly default = new Pool(2)
  constructor(readonly size: number) {}
  get busy() { return this.#running / this.size }
  async run<A extends unknown[], R>(fn: (...args: A) => Promise<R>, ...args: A) {
    if (this.#running >= this.size) await new Promise<void>((r) => this.#queue.push(r))
    this.#running++
    try { return await fn(...args) } finally { this.#running--; this.#queue.shift()?.() }
  }
  map<T, R>(xs: readonly T[], fn: (x: T, i: number) => Promise<R>) {
    return Promise.all(xs.map((x, i) => this.run(fn, x, i)))
  }
}
/** Work in a pool. */
export default async (input: { ids: number[] }) => {
  const p = Pool.default
  const one = await p.run(async (a: string, b?: number) => ({ a, b }), "x")
  const all = await p.map(input.ids, async (id, i) => (id % 2 ? `odd-${id}` as const : { even: id, i }))
  const byId = new Map(await p.map(input.ids, async (id) => [id, await Promise.resolve(`${id}`)] as const))
  return { one, all, byId: [...byId.entries()], busy: p.busy }
}
