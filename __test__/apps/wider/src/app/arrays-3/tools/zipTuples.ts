function zip<A, B>(a: readonly A[], b: readonly B[]): [A, B][] {
  return a.slice(0, b.length).map((x, i) => [x, b[i]!])
}
/** Pair names with scores. */
export default ({ names, scores }: { names: string[]; scores: readonly number[] }) => {
  const pairs = zip(names, scores)
  const [[firstName, firstScore] = ["none", 0] as const, ...others] = pairs
  return { pairs, firstName, firstScore, others, back: Object.fromEntries(pairs) }
}
