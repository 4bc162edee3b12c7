/** Fix point. */
export default ({ start, max }: { start: string | number; max: number }) => {
  let v: string | number | { done: true } = start
  let n: 0 | 1 | 2 | null = null
  const trail: (string | number | { done: true })[] = []
  for (let i = 0; i < max; i++) {
    trail.push(v)
    if (typeof v === "object") break
    v = typeof v === "string" ? v.length : v > 10 ? { done: true } : String(v)
    n = n === null ? 0 : 2
    if (n === 2) continue
    n = 1
  }
  const kind = typeof v === "object" ? v.done : v
  return { v, n, trail, kind }
}
