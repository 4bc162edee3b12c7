import { findOrder, type Order } from "../lib/orders.js"

export interface LookupOrderInput {
  /** The order's number, as printed on the invoice. */
  readonly orderId: string
  /** Whether the lines of the order are wanted too. */
  readonly withLines?: boolean
}

/** Looks up an order by its number. */
export default async function lookupOrder(
  input: LookupOrderInput,
): Promise<{ readonly found: boolean; readonly order?: Omit<Order, "lines"> & Partial<Pick<Order, "lines">> }> {
  const order = await findOrder(input.orderId)
  if (order === undefined) return { found: false }
  const { lines, ...head } = order
  return { found: true, order: input.withLines ? { ...head, lines } : head }
}
