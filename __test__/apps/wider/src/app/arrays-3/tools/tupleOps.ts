/** Work on tuples. */
export default (input: { range: [min: number, max: number]; path: readonly [string, ...string[]]; opt: [a: string, b?: number] }) => {
  const [min, max] = input.range
  const [root, ...segments] = input.path
  const [a, b = 1] = input.opt
  const copy = [...input.range, ...input.path] as const
  return { min, max, root, segments, a, b, copy, len: input.opt.length, swapped: [max, min] as [number, number], first: copy[0], entries: [...input.range.entries()] }
}
