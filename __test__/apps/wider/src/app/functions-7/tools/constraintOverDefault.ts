/** Puts items under a mark: nothing can be passed where `U` is not told. */
export default async function mark<T extends U[], U = string>(input: { items: T; note?: string }): Promise<{ first: U }> {
  return { first: input.items[0]! }
}
