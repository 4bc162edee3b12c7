/** Tuples of all kinds. */
export default (input: {
  empty: []
  one: [string]
  optional: [string, number?, boolean?]
  rest: [string, ...number[]]
  restOnly: [...string[]]
  middle: [string, ...number[], boolean]
  first: [...number[], string, boolean]
  readonly fixed: readonly ["a", 1]
  undef: [string | undefined, number]
  nested: [[string, [number]], { a: [1] }]
}) => input.one
