/** Labels, blocks and jumps. */
export default (input: { rows: (number | string | null)[][]; stop?: string }) => {
  let found: { at: [number, number]; v: string | number } | undefined
  let last
  outer: for (const [i, row] of input.rows.entries()) {
    inner: for (const [j, c] of row.entries()) {
      if (c === null) continue outer
      if (c === input.stop) break outer
      if (typeof c === "number" && c > 3) { found = { at: [i, j], v: c }; break inner }
      last = c
    }
    if (found) continue
    last = true
  }
  block: { if (!last) break block; last = [last] }
  let k: string | number = 0
  do { if (k === 5) break; k = `${k}` } while (typeof k === "string" && k.length < 3)
  let w: string | null = input.stop ?? null
  while (w) { if (w.length > 2) { w = null; continue } w = w + "x" }
  return { found, last, k, w }
}
