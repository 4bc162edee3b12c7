/** Every kind of union. */
export default (input: {
  s: "a" | "b" | null
  n: 1 | 2 | "x" | "y"
  b: true | "x"
  bb: boolean | "x"
  o: { k: 1 } | string[] | null
  same: { a: string } | { a: string }
  big: bigint | 5n
  wide: string | "x"
  hint: "a" | "b" | (string & {})
  fn: (() => void) | string
  sym: symbol | number
  undef: undefined
  opt?: string | undefined
  voided: void | string
  nested: (string | (number | null)[])[]
}) => input.s
