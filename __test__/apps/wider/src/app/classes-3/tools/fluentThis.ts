class Builder<S extends Record<string, unknown> = {}> {
  constructor(private state: S = {} as S) {}
  set<K extends string, const V>(key: K, value: V) { return new Builder<S & Record<K, V>>({ ...this.state, [key]: value } as S & Record<K, V>) }
  merge<O extends object>(other: O): Builder<S & { [P in keyof O]: O[P] }> { return new Builder({ ...this.state, ...other } as any) }
  build(): { [K in keyof S]: S[K] } { return this.state }
}
/** Build an object. */
export default (input: { id: string }) => { const b = new Builder().set("id", input.id).set("tags", ["a", "b"]).merge({ on: true, n: 1 }); return { built: b.build(), only: new Builder({ z: 1 }).build() } }
