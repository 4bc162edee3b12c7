import { Money as Left, price as left } from "left"
import { Money as Right, price as right } from "right"

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/** What the copy that comes first sees beside it counts for both. */
export default async (input: { readonly unit: typeof left.unit; readonly coin: typeof right.coin.unit }) => ({
  unit: right.unit,
  same: null as unknown as Same<Left, Right>,
  narrowed: left instanceof Right ? left.unit : "never",
  input,
})
