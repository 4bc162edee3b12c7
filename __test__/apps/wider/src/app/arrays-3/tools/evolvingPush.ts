/** Collect mixed values. */
export default (input: { limit: number; flag: boolean }) => {
  const out = []
  for (let i = 0; i < input.limit; i++) {
    if (i % 3 === 0) out.push(i)
    else if (i % 3 === 1) out.push(String(i))
    else out.push({ i, even: i % 2 === 0 })
  }
  const early = []
  early[0] = "a"
  const firstOnly = early
  early.push(1n)
  let last
  for (const o of out) last = o
  return { out, firstOnly, early, last }
}
