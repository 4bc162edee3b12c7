class Counter {
  count = 0
  add(n: number): this {
    this.count += n
    return this
  }
  static from(n: number) {
    return new Counter().add(n)
  }
}
/** Adds a label to something that returns itself. */
export default (input: { from: number; label: string }) => Object.assign(Counter.from(input.from), { label: input.label })
