/** Tuples. */
export default (input: {
  range: [from: number, to?: number]
  path: readonly [string, ...string[]]
  tail: [...number[], "end"]
  middle: [boolean, ...(string | null)[], number]
  none: []
  nested: [[1, 2], { a: [x?: "y"] }]
  opt?: [a: string, b?: string, ...rest: boolean[]] | undefined
  arr: Array<[string, unknown]>
  ro: readonly (readonly [number, number])[]
}): { range: [number, number | undefined]; r: readonly [...string[], number]; s: [first?: string | undefined, second?: 2] } => ({ range: [input.range[0], input.range[1]], r: [...input.path, 1], s: [] })
