type Brand<T, B extends string> = T & { readonly __brand?: B }
type Unit = Brand<"km" | "mi", "Unit">
type Id = Brand<string, "Id">

/** Converts what is branded. */
export default async (input: {
  /** From which unit. */
  from: Unit
  to: Unit | "nmi" | null
  /** @minimum 0 */
  value: Brand<number, "Distance">
  exact?: Brand<boolean, "Exact">
  digits: Brand<0 | 1 | 2, "Digits"> | "all"
  by: Id | Brand<string, "Name"> | Brand<number, "Row">
  tags: Record<Id, Brand<"x", "Tag"> | Brand<"x", "Mark">>
  prices: Record<`p-${number}` & { readonly __brand?: "Key" }, number>
  shout: Record<Uppercase<string>, boolean>
  both: { [id: Id]: string; total: string }
  key: `${"a" | "b"}-${number}` & { readonly __brand?: "Key" }
  loose: "first" | "last" | (string & {})
}) => ({ ...input, at: new Date().toISOString() as Brand<string, "Instant"> })
