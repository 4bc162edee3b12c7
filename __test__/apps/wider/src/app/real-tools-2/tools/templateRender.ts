type Filters = typeof filters
const filters = {
  upper: (v: unknown) => String(v).toUpperCase(),
  json: (v: unknown, indent?: number) => JSON.stringify(v, null, indent),
  default: <T>(v: T, fallback: NonNullable<T>) => v ?? fallback,
  date: (v: unknown) => (v instanceof Date ? v : new Date(v as string)).toISOString(),
}
type Token = { type: "text"; value: string } | { type: "var"; path: string[]; filters: (keyof Filters)[] } | { type: "if"; path: string[]; body: Token[] }
const lookup = (data: unknown, path: string[]): unknown => path.reduce<unknown>((v, k) => (typeof v === "object" && v !== null ? (v as Record<string, unknown>)[k] : undefined), data)
function parse(source: string): Token[] {
  return source.split(/(\{\{.*?\}\})/).map((part): Token => {
    const m = part.match(/^\{\{\s*(.*?)\s*\}\}$/)
    if (!m) return { type: "text", value: part }
    const [path, ...fs] = m[1].split("|").map((s) => s.trim())
    return { type: "var", path: path.split("."), filters: fs.filter((f): f is keyof Filters => f in filters) }
  })
}
/** Fill a template with data. */
export default async ({ template, data, strict }: { template: string; data: Record<string, unknown>; strict?: boolean }) => {
  const missing = new Set<string>()
  const tokens = parse(template)
  const text = tokens.map((t) => {
    if (t.type === "text") return t.value
    const value = lookup(data, t.path)
    if (value === undefined) missing.add(t.path.join("."))
    return t.type === "var" ? t.filters.reduce<unknown>((v, f) => (filters[f] as (v: unknown) => unknown)(v), value) : ""
  }).join("")
  if (strict && missing.size) throw new RangeError([...missing].join())
  const used = tokens.flatMap((t) => (t.type === "var" ? t.filters : []))
  return { text, missing: [...missing], tokens, used, vars: tokens.filter((t) => t.type !== "text").map((t) => t.path.at(-1)), first: tokens[0]?.type }
}
