/** Compare. */
export default ({ a, b, c, d }: { a: string | number | null; b: string | boolean; c: "x" | "y" | "z"; d?: 0 | 1 | null }) => {
  if (a === b) return { same: a, b }
  if (c !== "x" && c !== "y") return { c }
  const both = c === a ? a : c
  return { both, d: d == null ? d : d, e: d ? d : "falsy", f: d === 0 || d, g: a == null ? "null" : a, h: a !== null && a, i: [c, d] as const, j: c === "x" ? c : "not" }
}
