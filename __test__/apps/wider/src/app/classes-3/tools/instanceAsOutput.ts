class Money { readonly currency = "EUR"; constructor(readonly cents: number, public note?: string) {} plus(o: Money) { return new Money(this.cents + o.cents) } get euros() { return this.cents / 100 } }
/** Spread an instance. */
export default (input: { cents: number }) => { const m = new Money(input.cents).plus(new Money(1)); const { cents, ...rest } = m; return { spread: { ...m }, cents, rest, euros: m.euros, picked: { note: m.note, currency: m.currency } } }
