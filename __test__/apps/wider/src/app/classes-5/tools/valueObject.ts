const brand: unique symbol = Symbol("brand")
class Money {
  declare readonly [brand]: true
  static readonly ZERO = new Money(0n, "EUR")
  static { void 0 }
  private constructor(readonly cents: bigint, readonly currency: "EUR" | "USD") {}
  static of(n: number, currency: Money["currency"] = "EUR") { return new Money(BigInt(Math.round(n * 100)), currency) }
  plus(o: Money) { return new Money(this.cents + o.cents, this.currency) }
  toJSON() { return { amount: Number(this.cents) / 100, currency: this.currency } }
  [Symbol.toPrimitive](hint: "number" | "string" | "default") { return hint === "number" ? Number(this.cents) : `${this.cents} ${this.currency}` }
  get [Symbol.toStringTag]() { return "Money" as const }
}
/** Add money. */
export default (input: { amounts: number[] }) => {
  const total = input.amounts.map((a) => Money.of(a)).reduce((a, b) => a.plus(b), Money.ZERO)
  return { json: total.toJSON(), text: `${total}`, num: +total, prim: total[Symbol.toPrimitive]("default"), tag: total[Symbol.toStringTag], cents: total.cents, c: total.currency }
}
