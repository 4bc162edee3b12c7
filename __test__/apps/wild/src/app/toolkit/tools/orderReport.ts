import { chunk, countBy, groupBy, keyBy, mapValues, maxBy, minBy, orderBy, partition, sumBy, uniqBy } from "es-toolkit"
interface Order { readonly id: string; readonly customer: string; readonly total: number; readonly status: "open" | "paid" | "void"; readonly tags?: string[] }
/** Reports about orders. */
export default async ({ orders }: { orders: Order[] }) => {
  const byStatus = groupBy(orders, (order) => order.status)
  const [paid, rest] = partition(orders, (order) => order.status === "paid")
  return {
    byStatus,
    totals: mapValues(byStatus, (some) => sumBy(some, (order) => order.total)),
    counts: countBy(orders, (order) => order.customer),
    index: keyBy(orders, (order) => order.id),
    best: maxBy(orders, (order) => order.total),
    worst: minBy(orders, (order) => order.total),
    sorted: orderBy(orders, ["customer", (order) => order.total], ["asc", "desc"]),
    customers: uniqBy(orders, (order) => order.customer).map((order) => order.customer),
    pages: chunk(paid, 10),
    rest: rest.length,
  }
}
