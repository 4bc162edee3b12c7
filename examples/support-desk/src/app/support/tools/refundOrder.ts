import { findOrder, total } from "../../../lib/orders.js"

type Refund =
  | { readonly ok: true; readonly refunded: number; readonly remaining: number }
  | { readonly ok: false; readonly reason: "unknown-order" | "too-much" }

/** Refunds an order, whole or in part. */
export default async (input: {
  readonly orderId: string
  /**
   * How much, in cents; without it, everything.
   * @integer
   * @minimum 1
   */
  readonly amount?: number
  /** The lines that are sent back: article and number of pieces. */
  readonly lines?: readonly (readonly [sku: string, quantity: number])[]
}): Promise<Refund> => {
  const order = await findOrder(input.orderId)
  if (order === undefined) return { ok: false, reason: "unknown-order" }
  const refunded = input.amount ?? total(order)
  const remaining = total(order) - refunded
  return remaining < 0 ? { ok: false, reason: "too-much" } : { ok: true, refunded, remaining }
}
