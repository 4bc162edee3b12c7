export interface Order {
  readonly id: string
  readonly note: string | null
}
export const firstOf = (orders: readonly Order[]) => orders.find((order) => order.id !== "")
