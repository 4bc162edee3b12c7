import rates from "../../../lib/dense/rates.json"
import * as ratesNs from "../../../lib/dense/rates.json"
import { default as r2 } from "@/lib/dense/rates.json"
type Cur = keyof typeof rates.table
/** Rates. */
export default (input: { from: Cur; to: (typeof rates)["list"][number]["code"] }) => {
  const { table: { eur, ...others }, list: [first, ...rest] } = rates
  return { v: rates.table[input.from], eur, others, first, rest, meta: ratesNs.meta, same: r2 === rates, mixed: rates.mixed, keys: Object.keys(r2.table) as Cur[], nul: rates.nul, e: rates.empty, o: rates.obj }
}
