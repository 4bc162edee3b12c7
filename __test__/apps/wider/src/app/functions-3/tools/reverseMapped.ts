type Fields<T> = { [K in keyof T]: { parse(raw: string): T[K]; fallback?: NoInfer<T[K]> } }
function form<T>(fields: Fields<T>) { return (raw: Record<string, string>): T => Object.fromEntries(Object.entries(fields).map(([k, f]) => [k, (f as any).parse(raw[k])])) as T }
const parse = form({ age: { parse: (s) => Number(s), fallback: 1 }, name: { parse: (s) => s.trim() }, tags: { parse: (s) => s.split(",") }, state: { parse: (s): "on" | "off" => (s ? "on" : "off") } })
/** Parse a form. */
export default (input: { raw: Record<string, string> }) => ({ parsed: parse(input.raw), ages: [parse(input.raw)].map((p) => p.age) })
