/** Find a cell. */
export default ({ grid, wanted }: { grid: (number | null)[][]; wanted: number }) => {
  let found: { r: number; c: number } | undefined
  let steps: number | "none" = "none"
  let lastSeen: number | null = null
  outer: for (const [r, row] of grid.entries()) {
    for (let c = 0; c < row.length; c++) {
      const cell = row[c]
      if (cell == null) continue outer
      steps = steps === "none" ? 1 : steps + 1
      lastSeen = cell
      if (cell === wanted) { found = { r, c }; break outer }
    }
  }
  if (!found) return { missing: true, steps, lastSeen }
  return { found, steps, lastSeen }
}
