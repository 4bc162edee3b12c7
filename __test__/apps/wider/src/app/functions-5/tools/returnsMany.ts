/** Many returns. */
export default function many(input: { mode: string; n?: number; list?: string[] }) {
  const { mode, n = 0, list: [a, b = "B"] = [] } = input
  outer: for (let i = 0; i < n; i++) {
    for (const c of mode) {
      if (c === "x") continue outer
      if (c === "y") break outer
      if (c === "z") return { z: i, c }
    }
  }
  try {
    switch (mode) {
      case "1": case "2": return [mode, n] as const
      case "3": { const v = JSON.parse("{}"); return v.a ? { v: v.a as string } : { v: 1 } }
      case "4": throw n
      case "5": if (n) return; break
      default: if (!a) return null
    }
  } catch (e) {
    if (typeof e === "number") return { e }
    return e instanceof Error ? { e: e.message, cause: e.cause } : "unknown"
  } finally { void b }
  return { a, b, z: undefined }
}
