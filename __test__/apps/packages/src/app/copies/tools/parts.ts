import { Bill as LeftBill, Coin as LeftCoin } from "left/side"
import { Bill as RightBill, Coin as RightCoin } from "right/side"

type Fits<A, B> = A extends B ? true : false

/** Each file for itself: the first copy of a file may be another than that of its neighbour. */
export default async (input: { readonly bill: LeftBill["unit"]; readonly coin: LeftCoin["unit"] }) => ({
  bills: null as unknown as Fits<LeftBill, RightBill>,
  coins: null as unknown as Fits<RightCoin, LeftCoin>,
  bill: null as unknown as RightBill["unit"],
  input,
})
