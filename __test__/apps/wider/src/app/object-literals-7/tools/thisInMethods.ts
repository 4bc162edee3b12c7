/** Methods that refer to this. */
export default (input: { start: number }) => {
  const counter = { n: input.start, step: 1, inc() { this.n += this.step; return this }, get double() { return this.n * 2 }, set size(v: number) { this.step = v }, toJSON() { return { n: this.n, d: this.double } }, nested: { up() { return this }, v: 1 }, async later() { return this.n }, *[Symbol.iterator]() { yield this.n; yield "x" as const } }
  const typed: { n: number } & ThisType<{ extra: string }> = { n: 1 }
  const mk = <D, M>(o: { data: D; methods: M & ThisType<D & M> }) => ({ ...o.data, ...o.methods })
  const vm = mk({ data: { count: 1, label: "a" }, methods: { bump(by: number) { this.count += by; return this.text() }, text() { return `${this.label}${this.count}` } } })
  return { j: counter.inc().inc().toJSON(), up: counter.nested.up().v, it: [...counter], b: vm.bump(1), c: vm.count, t: typed.n, k: Object.keys(counter) }
}
