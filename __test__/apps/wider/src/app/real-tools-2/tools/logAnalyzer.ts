const LEVELS = ["debug", "info", "warn", "error"] as const
type Level = (typeof LEVELS)[number]
const LINE = /^(?<time>\S+) \[(?<level>\w+)\] (?<source>[^:]+): (?<message>.*)$/

function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text)
}

/** Analyse log lines and count what matters. */
export default function analyseLog({ text, minLevel = "info", top = 5 }: { text: string; minLevel?: Level; top?: number }) {
  const entries = text
    .split(/\r?\n/)
    .map((line, index) => {
      const groups = LINE.exec(line)?.groups
      if (!groups || !isLevel(groups.level)) return undefined
      return { line: index + 1, time: new Date(groups.time), level: groups.level, source: groups.source, message: groups.message }
    })
    .filter((entry) => entry !== undefined)
    .filter((entry) => LEVELS.indexOf(entry.level) >= LEVELS.indexOf(minLevel))
  const counts = new Map<string, number>()
  for (const { source } of entries) counts.set(source, (counts.get(source) ?? 0) + 1)
  const noisy = [...counts.entries()].sort(([, a], [, b]) => b - a).slice(0, top).map(([source, count]) => ({ source, count }))
  const [first] = entries
  const last = entries.at(-1)
  const perLevel = Object.fromEntries(LEVELS.map((level) => [level, entries.filter((e) => e.level === level).length]))
  return { total: entries.length, noisy, perLevel, first, last, span: first && last ? last.time.getTime() - first.time.getTime() : null }
}
