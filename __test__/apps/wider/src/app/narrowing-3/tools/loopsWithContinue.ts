/** Sum, skip and stop. */
export default ({ rows, max = 10 }: { rows: ({ v: number; t: "num" } | { v: string; t: "str" } | undefined)[]; max?: number }) => {
  const acc = { nums: [] as number[], strs: new Set<string>(), bad: 0 }
  let prev: (typeof rows)[number]
  let first: string | null = null
  for (const row of rows) {
    if (!row) { acc.bad++; continue }
    prev = row
    if (row.t === "num") { if (row.v > max) break; acc.nums.push(row.v); continue }
    first ??= row.v
    acc.strs.add(row.v)
  }
  for (const k in acc) { if (k === "bad") prev = undefined }
  return { ...acc, strs: [...acc.strs], prev, first, len: first?.length }
}
