// The verdict as a table a category, totals, and the list of what is not exact.
import { PARTS } from "./judge.mjs"

const OUTCOMES = ["exact", "deferred", "inexact", "wrong"]
const LONGEST = 400

/** Verdicts counted by part and outcome. */
export function totals(verdicts) {
  const counts = Object.fromEntries(
    PARTS.map((part) => [part, { exact: 0, deferred: 0, inexact: 0, wrong: 0, unnameable: 0 }]),
  )
  for (const { parts } of verdicts) {
    for (const [part, { outcome, unnameable }] of Object.entries(parts)) {
      counts[part][outcome]++
      if (unnameable) counts[part].unnameable++
    }
  }
  return counts
}

/** Lines for a terminal. */
export function reportLines({ verdicts, diagnostics, problems }, { verbose = false } = {}) {
  return [
    ...table(verdicts),
    "",
    ...totalLines(verdicts),
    `d.ts         ${diagnostics.length} diagnostics`,
    ...diagnostics.slice(0, verbose ? undefined : 20).map((line) => `  ${line}`),
    ...problems.map((line) => `not judged: ${line}`),
    ...verdicts.flatMap((verdict) => notExact(verdict, verbose)),
  ]
}

function table(verdicts) {
  const routes = [...new Set(verdicts.map((verdict) => verdict.route))]
  const shown = PARTS.filter((part) => verdicts.some((verdict) => verdict.parts[part]))
  const head = ["route".padEnd(22), "tools", ...shown.map((part) => part.padEnd(14))].join("  ")
  const rows = routes.map((route) => {
    const of = verdicts.filter((verdict) => verdict.route === route)
    const counts = totals(of)
    return [
      route.padEnd(22),
      String(of.length).padStart(5),
      ...shown.map((part) => brief(counts[part]).padEnd(14)),
    ].join("  ")
  })
  return [`${head}   (exact/deferred or inexact/wrong)`, ...rows]
}

const brief = (count) => `${count.exact}/${count.deferred + count.inexact}/${count.wrong}`

function totalLines(verdicts) {
  return Object.entries(totals(verdicts))
    .filter(([, count]) => OUTCOMES.some((outcome) => count[outcome] > 0))
    .map(([part, count]) => {
      const all = OUTCOMES.reduce((sum, outcome) => sum + count[outcome], 0)
      const shown = OUTCOMES.filter((outcome) => count[outcome] > 0).map((outcome) => `${outcome} ${count[outcome]}`)
      const unnameable = count.unnameable > 0 ? ` (${count.unnameable} of the deferred cannot be named)` : ""
      return `${part.padEnd(13)}${shown.join("  ")}  of ${all}, ${((100 * count.exact) / all).toFixed(1)} % exact${unnameable}`
    })
}

function notExact({ file, parts }, verbose) {
  return Object.entries(parts)
    .filter(([, part]) => part.outcome !== "exact")
    .flatMap(([name, part]) => {
      const unnameable = part.unnameable ? ` (cannot be named: ${part.unnameable})` : ""
      const lines = [
        `${part.outcome.toUpperCase()} ${name} of ${file}${unnameable}${part.why ? `: ${cut(part.why, verbose)}` : ""}`,
      ]
      if (part.expected !== undefined) lines.push(`  expected ${cut(part.expected, verbose)}`)
      if (part.ours !== undefined) lines.push(`  ours     ${cut(part.ours, verbose)}`)
      return lines
    })
}

const cut = (text, verbose) => (verbose || text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`)
