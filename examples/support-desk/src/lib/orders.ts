// A stand-in for the shop's order service.

export type OrderStatus = "placed" | "shipped" | "delivered" | "refunded"

export interface OrderLine {
  readonly sku: string
  readonly quantity: number
  /** Price of one piece, in cents. */
  readonly price: number
}

export interface Order {
  readonly id: string
  readonly customer: string
  readonly status: OrderStatus
  readonly lines: readonly OrderLine[]
  readonly trackingCode?: string
}

const orders: readonly Order[] = [
  {
    id: "A-1001",
    customer: "ada@example.com",
    status: "shipped",
    lines: [{ sku: "lamp", quantity: 2, price: 4900 }],
    trackingCode: "PX-778",
  },
  { id: "A-1002", customer: "alan@example.com", status: "placed", lines: [{ sku: "desk", quantity: 1, price: 25900 }] },
]

export async function findOrder(id: string): Promise<Order | undefined> {
  return orders.find((order) => order.id === id)
}

export function total(order: Order): number {
  return order.lines.reduce((sum, line) => sum + line.quantity * line.price, 0)
}
