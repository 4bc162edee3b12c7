import { firstOf, type Order } from "#orders"

/** Under the options of the project that imports, whatever the other project says. */
export default async (input: { readonly orders: readonly Order[] }) => ({
  first: firstOf(input.orders),
  second: input.orders[1],
  note: input.orders[0]?.note,
})
