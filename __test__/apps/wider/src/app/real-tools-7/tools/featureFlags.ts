const flags = { darkMode: { type: "boolean", default: false }, limit: { type: "number", default: 10, min: 1 }, theme: { type: "enum", default: "auto", values: ["auto", "light", "dark"] } } as const
type Flags = typeof flags
type Name = keyof Flags
type Value<N extends Name> = Flags[N] extends { values: readonly (infer V)[] } ? V : Flags[N] extends { type: "boolean" } ? boolean : number
type Rule = { [N in Name]: { flag: N; value: Value<N>; when?: { user?: string; percent?: number } } }[Name]
const read = <N extends Name>(n: N, rules: readonly Rule[], user?: string) => { const r = rules.find((x): x is Extract<Rule, { flag: N }> => x.flag === n && (!x.when?.user || x.when.user === user)); return { name: n, value: (r?.value ?? flags[n].default) as Value<N>, source: r ? (r.when ? "rule" : "override") : "default" } as const }
/** Evaluates flags. */
export default (input: { rules: Rule[]; user?: string; only?: Name[] }) => {
  const dark = read("darkMode", input.rules, input.user)
  const theme = read("theme", input.rules)
  const all = (input.only ?? (Object.keys(flags) as Name[])).map((n) => read(n, input.rules, input.user))
  const map = Object.fromEntries(all.map((f) => [f.name, f.value])) as { [N in Name]?: Value<N> }
  return { dark: dark.value, theme, map, limit: map.limit ?? flags.limit.default, overridden: all.filter((f) => f.source !== "default").map((f) => f.name) }
}
