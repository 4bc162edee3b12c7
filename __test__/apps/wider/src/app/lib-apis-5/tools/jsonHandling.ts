/** JSON. */
export default (input: { raw: string; pretty?: boolean; keys?: (string | number)[] }) => {
  const parsed = JSON.parse(input.raw, (k, v: unknown) => (k === "" ? v : v))
  const typed: { a: string; b?: number[] } = JSON.parse(input.raw)
  const { a, b: [first = 0, ...more] = [], ...rest } = typed
  const s = JSON.stringify(parsed, input.keys, input.pretty ? 2 : undefined)
  const u = JSON.stringify(undefined) as string | undefined
  let v
  try { v = JSON.parse(input.raw) as unknown } catch (e) { v = e instanceof SyntaxError ? ({ e: e.name } as const) : null }
  const w = typeof v === "object" && v && "id" in v && typeof v.id === "string" ? v.id : Array.isArray(v) ? v.length : v
  return { parsed, a, first, more, rest, s, u, v, w, arr: Array.isArray(parsed) ? parsed : [parsed], m: parsed?.a?.b ?? 1, or: parsed || "x", n: Number(parsed) }
}
