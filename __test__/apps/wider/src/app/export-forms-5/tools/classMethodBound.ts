class Svc {
  #n = 0
  readonly handle = async (input: { id: string; verbose?: boolean }) => ({ n: ++this.#n, id: input.id, me: this.label })
  get label() { return `svc-${this.#n}` as const }
  static shared = new Svc()
  lookup(this: Svc, input: { key: keyof Svc }) { return { v: this.#n, k: input.key } }
}
/** Bound. */
export default Svc.shared.handle
export const other = Svc.prototype.lookup
