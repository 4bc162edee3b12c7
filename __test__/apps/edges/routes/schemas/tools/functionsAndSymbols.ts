/** What JSON cannot carry. */
export default (input: {
  data: string
  fn: () => void
  method(x: number): string
  maybe?: (() => void) | undefined
  overloaded: { (a: string): void; (a: number): void }
  ctor: new () => Date
  both: (() => void) & { tag: string }
  fnOrNull: (() => void) | null
  global: Function
  sym: symbol
  set: Set<string>
  map: ReadonlyMap<string, number>
  re: RegExp
  promise: Promise<string>
  at: Date
  weak: WeakMap<object, string>
  [Symbol.iterator]?: string
}) => input.data
