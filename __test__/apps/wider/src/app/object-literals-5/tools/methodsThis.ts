const calc = {
  total: 0,
  log: [] as string[],
  add(n: number) { this.total += n; this.log.push(`+${n}`); return this },
  get avg() { return this.total / (this.log.length || 1) },
  set bulk(ns: number[]) { ns.forEach((n) => this.add(n)) },
  nested: { depth: 1, up() { return this.depth + 1 } },
  toJSON() { return { total: this.total, avg: this.avg } },
}
function make<T extends object>(d: T & ThisType<T & { hello: string }>) { return d as T & { hello: string } }
/** Methods. */
export default (input: { ns: number[] }) => {
  calc.bulk = input.ns
  const { total, avg, log } = calc.add(1).add(2)
  const m = make({ x: 1, hi() { return this.hello + this.x } })
  return { total, avg, log, up: calc.nested.up(), json: calc.toJSON(), m: m.hi(), h: m.hello, ent: Object.entries(calc.toJSON()), ks: Object.keys(calc) as (keyof typeof calc)[] }
}
