namespace Shop.Cart {
  export interface Line { sku: string; qty: number }
  export const empty: Line[] = []
  export let last: Line | undefined
  export namespace Tax { export const rates = { nl: 21, de: 19 }; export type Country = keyof typeof rates; export enum Kind { Low, High } }
  const hidden = 1
  export const sum = (ls: Line[]) => ls.reduce((n, l) => n + l.qty, hidden)
}
namespace Shop { export import C = Cart; export const total = (c: Cart.Tax.Country, n: number) => ({ c, n: n * (1 + Cart.Tax.rates[c] / 100), kind: n > 3 ? Cart.Tax.Kind.High : "none" }) }
import Tax = Shop.Cart.Tax
/** Cart. */
export default (input: { lines: Shop.Cart.Line[]; country: Tax.Country }) => ({ n: Shop.C.sum(input.lines), t: Shop.total(input.country, 2).n, rates: Tax.rates, low: Tax.Kind[0], empty: Shop.Cart.empty, last: Shop.Cart.last?.sku ?? null })
