/** Methods and call signatures beside data. */
export default (input: {
  id: string
  toString(): string
  get label(): string
  set label(v: string | number)
  readonly on?: (e: "a" | "b") => void
  new (x: number): Date
  (y: string): number
  [Symbol.iterator](): Iterator<number>
  "quoted-key": 1
  42: "answer"
  nested: { deep?: { deeper: readonly { deepest: null }[] } }
}) => ({ id: input.id, n: input["quoted-key"], a: input[42], l: input.label, c: input("x"), d: new input(1), first: [...input] })
