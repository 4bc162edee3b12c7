class Money {
  #cents: bigint
  static #made = 0
  static readonly ZERO = new Money(0n)
  static { Money.#made = 0 }
  constructor(c: bigint) { this.#cents = c; Money.#made++ }
  static is(x: unknown): x is Money { return typeof x === "object" && x !== null && #cents in x }
  static same(a: object) { if (#cents in a) return a; return null }
  get #half() { return this.#cents / 2n }
  set #half(v: bigint) { this.#cents = v * 2n }
  halve() { this.#half = this.#half; return this.#half }
  static get made() { return this.#made }
  valueOf() { return Number(this.#cents) }
}
/** Works on money. */
export default (input: { cents: number; other?: unknown }) => {
  const m = new Money(BigInt(input.cents))
  const o = Money.is(input.other) ? input.other.valueOf() : input.other
  const s = Money.same({})
  return { half: m.halve().toString(), made: Money.made, v: +m, o, s: s?.valueOf(), zero: Money.ZERO.valueOf() }
}
