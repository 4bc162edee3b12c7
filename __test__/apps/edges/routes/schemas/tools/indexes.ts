interface Bag {
  id: string
  [key: string]: unknown
}

/** Index signatures. */
export default (input: {
  any: { [k: string]: any }
  num: { [n: number]: string }
  both: { [n: number]: "x"; [k: string]: string }
  sym: { [k: symbol]: number; a: string }
  bag: Bag
  record: Record<"a" | "b", number>
  partial: Partial<Record<"a" | "b", number>>
  deep: Record<string, Record<string, number[]>>
  readonly ro: Readonly<Record<string, Date>>
}) => input.bag.id
