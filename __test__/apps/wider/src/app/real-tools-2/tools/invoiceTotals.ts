import { createHash } from "node:crypto"

type Currency = "EUR" | "USD" | "GBP"

interface LineItem {
  /** Stock keeping unit. */
  sku: string
  /** @minimum 1 @integer */
  quantity: number
  unitPrice: number
  /** Percentage, 0 to 100. */
  discount?: number
  taxClass: keyof typeof TAX
}

const TAX = { standard: 0.21, reduced: 0.09, zero: 0 } as const

const round = (n: number, digits = 2) => Math.round((n + Number.EPSILON) * 10 ** digits) / 10 ** digits

function priceLine(item: LineItem) {
  const gross = item.quantity * item.unitPrice
  const discount = item.discount ? gross * (item.discount / 100) : 0
  const net = round(gross - discount)
  const tax = round(net * TAX[item.taxClass])
  return { ...item, net, tax, total: round(net + tax) }
}

/**
 * Compute the totals of an invoice.
 *
 * @param input.items The lines, in order.
 * @param input.currency ISO code.
 */
export default async function invoiceTotals(input: { items: LineItem[]; currency: Currency; customerId: string; paidAt?: Date | null }) {
  const lines = input.items.map(priceLine)
  const byTax = lines.reduce<Partial<Record<LineItem["taxClass"], { net: number; tax: number }>>>((acc, line) => {
    const entry = (acc[line.taxClass] ??= { net: 0, tax: 0 })
    entry.net += line.net
    entry.tax += line.tax
    return acc
  }, {})
  const sum = (pick: (line: (typeof lines)[number]) => number) => round(lines.reduce((total, line) => total + pick(line), 0))
  const reference = createHash("sha256").update(JSON.stringify(lines)).digest("hex").slice(0, 12)
  return {
    reference,
    currency: input.currency,
    lines,
    byTax,
    totals: { net: sum((l) => l.net), tax: sum((l) => l.tax), total: sum((l) => l.total) },
    status: input.paidAt ? ("paid" as const) : ("open" as const),
    paidAt: input.paidAt?.toISOString() ?? null,
  }
}
