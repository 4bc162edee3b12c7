/** Variables that get values later. */
export default (input: { n: number }) => {
  let status: "new" | "old" | "gone" = "new"
  let label
  if (input.n > 5) { status = "old"; label = "five" } else label = 5
  let count = 0 as 0 | 1 | 2
  if (input.n) count = 1
  let x = null
  if (input.n > 2) x = { n: input.n }
  let y: string | undefined
  for (let i = 0; i < 3; i++) if (i === input.n) y = "found"
  const z = (status = input.n > 8 ? "gone" : status)
  return { status, label, count, x, y, z, w: (y ??= "default"), v: y }
}
