type Row = { readonly identifier: string; readonly description: string; readonly quantity: number; readonly price: { readonly amount: number; readonly currency: "EUR" | "USD" | "GBP" } }

/** A signature that is wider than a line. */
export default async (input: { readonly rows: readonly Row[]; readonly defaults?: Partial<Row>; readonly byIdentifier: Record<string, Row> }) => ({ rows: input.rows.map((row) => ({ ...row, total: row.quantity * row.price.amount })), count: input.rows.length })
