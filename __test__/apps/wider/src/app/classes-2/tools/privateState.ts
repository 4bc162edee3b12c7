class Account {
  #balance = 0
  static #count = 0
  static { Account.#count = 0 }
  private history: { at: number; delta: number }[] = []
  readonly currency
  declare note?: string
  constructor(currency: "EUR" | "USD" = "EUR", public readonly owner?: { name: string }) { this.currency = currency; Account.#count++ }
  get balance() { return this.#balance }
  set balance(v) { this.history.push({ at: Date.now(), delta: v - this.#balance }); this.#balance = v }
  deposit(n: number): this { this.balance += n; return this }
  toJSON() { return { balance: this.#balance, currency: this.currency, owner: this.owner?.name, moves: this.history.length } }
  static get count() { return this.#count }
  *[Symbol.iterator]() { yield* this.history }
  static from({ currency }: { currency: "EUR" | "USD" }) { return new this(currency) }
  has(o: object) { return #balance in o }
}
/** Move money. */
export default (input: { amount: number; currency?: "EUR" | "USD" }) => { const a = Account.from({ currency: input.currency ?? "USD" }).deposit(input.amount); return { ...a.toJSON(), balance2: a.balance, cur: a.currency, count: Account.count, moves: [...a], note: a.note, has: a.has(a) } }
