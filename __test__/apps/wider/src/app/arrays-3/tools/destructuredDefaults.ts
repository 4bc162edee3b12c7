/** Default pieces. */
export default ({ items: [first = "x", , third, ...rest] = [], pos: { x = 0, y = 1 } = {} }: { items?: string[]; pos?: { x?: number; y?: number } }) => {
  return { first, third, rest, x, y }
}
