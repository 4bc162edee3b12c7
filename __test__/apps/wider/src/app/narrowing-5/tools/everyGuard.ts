type In = { kind: "text"; body: string } | { kind: "num"; body: number; unit?: string } | { kind: "list"; body: readonly (string | null)[] } | { kind: "fn"; body: () => Date } | null | undefined
/** All guards. */
export default ({ v, opt }: { v: In; opt?: { deep?: { x: string | number | boolean } } }) => {
  if (v == null) return { none: v }
  if (v.kind === "fn") return { at: v.body(), iso: v.body().toISOString() }
  const { kind, body } = v
  const t = typeof body === "object" ? body.filter((b) => b !== null) : typeof body === "string" ? body.length : [body]
  const d = kind === "num" ? body * 2 : kind === "text" ? body.trim() : body.at(0)
  const u = "unit" in v ? v.unit : undefined
  const x = typeof opt?.deep?.x !== "string" ? opt?.deep?.x : opt.deep.x.length
  const y = opt?.deep && typeof opt.deep.x === "boolean" ? opt.deep.x : (opt?.deep?.x ?? "none")
  switch (true) {
    case v.kind === "text": return { t, d, s: v.body }
    case v.kind === "num" && !!v.unit: return { u, unit: v.unit }
  }
  switch (typeof v.body) { case "number": return { n: v.body }; case "object": return { o: v.body, x, y } }
  return v
}
