const LEVELS = ["debug", "info", "warn", "error"] as const
type Level = (typeof LEVELS)[number]
interface Entry { at: Date; level: Level; msg: string; ctx?: Record<string, string | number | boolean> }
const line = /^\[(?<at>[^\]]+)\] (?<level>\w+): (?<msg>.*?)(?: \{(?<ctx>.*)\})?$/
const isLevel = (x: string): x is Level => LEVELS.includes(x as Level)
function* parse(text: string): Generator<Entry, { skipped: number }, void> {
  let skipped = 0
  for (const raw of text.split("\n")) {
    const g = line.exec(raw)?.groups
    if (!g || !isLevel(g.level)) { skipped++; continue }
    yield { at: new Date(g.at), level: g.level, msg: g.msg, ...(g.ctx ? { ctx: JSON.parse(`{${g.ctx}}`) } : {}) }
  }
  return { skipped }
}
/** Analyse logs.
 * @param input.text The log
 * @param input.minLevel Least level
 */
export default function analyze({ text, minLevel = "info", top = 5 }: { text: string; minLevel?: Level; top?: number }) {
  const entries: Entry[] = []
  const it = parse(text)
  let step = it.next()
  for (; !step.done; step = it.next()) if (LEVELS.indexOf(step.value.level) >= LEVELS.indexOf(minLevel)) entries.push(step.value)
  const { skipped } = step.value
  const perLevel = Object.fromEntries(LEVELS.map((l) => [l, entries.filter((e) => e.level === l)])) as Record<Level, Entry[]>
  const frequent = [...entries.reduce((m, { msg }) => m.set(msg, (m.get(msg) ?? 0) + 1), new Map<string, number>())].sort(([, a], [, b]) => b - a).slice(0, top).map(([msg, count]) => ({ msg, count }))
  const span = entries.length ? { from: entries[0].at, to: entries.at(-1)!.at } : null
  return { skipped, perLevel, frequent, span, rate: span && entries.length / (+span.to - +span.from), users: [...new Set(entries.flatMap((e) => (typeof e.ctx?.user === "string" ? [e.ctx.user] : [])))] }
}
