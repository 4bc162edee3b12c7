/** A tool that is known, beside those that are not. */
export default (order: {
  readonly id: string
  readonly kind: "new" | "old"
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  readonly note?: string
}) => ({ id: order.id, isNew: order.kind === "new", pieces: order.lines.map(({ quantity }) => quantity) })
