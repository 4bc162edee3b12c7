/** Collects into arrays that have no type of their own. */
export default (input: { words: string[]; limit: number; flag?: boolean }) => {
  const out = []
  let other = []
  for (const w of input.words) {
    if (w.length > input.limit) {
      out.push({ w, n: w.length })
      continue
    }
    if (input.flag) out.push(w)
    else other.push(w.length)
  }
  const before = out.slice()
  out.unshift(null)
  const after = out
  other[other.length] = true
  if (input.limit > 3) other = [new Date(0)]
  const closure = () => out.length
  return { before, after, other, n: closure() }
}
