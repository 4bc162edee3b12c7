class StockError extends Error {
  readonly code = "E_STOCK"
  constructor(message: string, public readonly sku: string) {
    super(message)
    this.name = "StockError"
  }
}
type Product = { sku: string; onHand: number; reserved: number; perDay: number; leadDays: number; supplier?: { id: string; minOrder: number } }
type Result<T, E = StockError> = { ok: true; value: T } | { ok: false; error: E }

const plan = (p: Product, horizon: number): Result<{ sku: string; order: number; due: string }> => {
  if (!p.supplier) return { ok: false, error: new StockError(`No supplier for ${p.sku}`, p.sku) }
  const free = p.onHand - p.reserved
  const need = Math.ceil(p.perDay * (p.leadDays + horizon)) - free
  const due = new Date(Date.now() + (free / p.perDay) * 864e5).toISOString().slice(0, 10)
  return { ok: true, value: { sku: p.sku, order: need <= 0 ? 0 : Math.max(need, p.supplier.minOrder), due } }
}

/** Suggest purchase orders for products that run out. */
export default async ({ products, horizon = 14 }: { products: Product[]; /** Days to look ahead. */ horizon?: number }) => {
  const orders = []
  const problems = []
  for (const product of products) {
    const result = plan(product, horizon)
    if (result.ok) {
      if (result.value.order > 0) orders.push(result.value)
    } else {
      const { code, sku, message } = result.error
      problems.push({ code, sku, message })
    }
  }
  const grouped = orders.reduce((acc, o) => ({ ...acc, [o.due]: [...(acc[o.due] ?? []), o.sku] }), {} as Record<string, string[]>)
  return { orders, problems, grouped, summary: `${orders.length} orders, ${problems.length} problems` }
}
