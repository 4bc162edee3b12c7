/** Compare two lists of words. */
export default (input: { left: string[]; right: string[] }) => {
  const left = new Set(input.left)
  const right = new Set(input.right)
  const index = new Map(input.left.map((w, i) => [w, { at: i, len: w.length }]))
  const byLength = new Map<number, Set<string>>()
  for (const w of left) {
    const s = byLength.get(w.length) ?? new Set()
    byLength.set(w.length, s.add(w))
  }
  const weak = new WeakMap<object, string>()
  return { common: [...left].filter((w) => right.has(w)), index, entries: [...index], values: Array.from(index.values(), (v) => v.at), lengths: [...byLength].map(([n, s]) => ({ n, words: [...s] })), has: weak.has({}), first: left.values().next().value, record: Object.fromEntries(index), size: byLength.size, sorted: [...new Set([3, 1])].sort() }
}
