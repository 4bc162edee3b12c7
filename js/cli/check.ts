// `dawn-native check`: what is wrong with the app, in the format that is asked for.

import { checkSync, formatDiagnostics } from "../index.js"
import type { CheckResult, FormatOptions, RuleLevel } from "../types.js"
import { type Invocation, UsageError } from "./arguments.js"
import { appOptions, counted, counts, ONCE, printJson, shown } from "./shared.js"
import { paint, wantsColor } from "./terminal.js"

const FORMATS = ["pretty", "json", "github", "sarif"] as const satisfies readonly FormatOptions["format"][]

export function checkCommand(invocation: Invocation): number {
  const format = formatOf(invocation)
  const limit = warningLimit(invocation)
  const result = checkSync({
    ...appOptions(invocation),
    ...ONCE,
    rules: levels(invocation),
    fix: invocation.flag("fix"),
  })
  const isOver = limit !== undefined && result.warningCount > limit
  if (invocation.flag("json")) {
    printJson(result)
  } else {
    const quiet = invocation.flag("quiet")
    const diagnostics = result.diagnostics.filter(({ severity }) => !quiet || severity === "error")
    const color = format === "pretty" && wantsColor(process.stdout)
    const text = formatDiagnostics(diagnostics, { format, color, cwd: process.cwd() })
    process.stdout.write(text)
    const summary = summaryOf(result, isOver ? limit : undefined, color)
    // What programs read stays free of it.
    if (format === "pretty") process.stdout.write(`${text === "" ? "" : "\n"}${summary}`)
    else process.stderr.write(summary)
  }
  return result.errorCount > 0 || isOver ? 1 : 0
}

function formatOf({ text }: Invocation): FormatOptions["format"] {
  const wanted = text("format") ?? "pretty"
  const format = FORMATS.find((name) => name === wanted)
  if (format === undefined) throw new UsageError(`There is no format '${wanted}'; there are ${FORMATS.join(", ")}`)
  return format
}

function warningLimit({ text }: Invocation): number | undefined {
  const limit = text("max-warnings")
  if (limit === undefined) return undefined
  if (!/^\d+$/.test(limit)) throw new UsageError(`'--max-warnings' takes a number, not '${limit}'`)
  return Number(limit)
}

/** The addon knows which rules and levels there are, and says so. */
function levels({ texts }: Invocation): Record<string, RuleLevel> {
  const pairs = texts("rule").map((text) => {
    const [, rule, level] = /^([^=]+)=(.+)$/.exec(text) ?? []
    if (rule === undefined || level === undefined) {
      throw new UsageError(`'--rule' takes a rule and its level, as in 'input-readonly=off', not '${text}'`)
    }
    return [rule, level as RuleLevel] as const
  })
  return Object.fromEntries(pairs)
}

function summaryOf(result: CheckResult, exceeded: number | undefined, color: boolean): string {
  const { green, red, yellow, dim } = paint(color)
  const { errorCount, warningCount, fixed, routes, diagnostics } = result
  const mark = errorCount > 0 ? red("✗") : warningCount > 0 ? yellow("!") : green("✓")
  const found = counts(diagnostics).join(", ") || "nothing to say"
  const tooMany = exceeded === undefined ? "" : `; more than ${counted(exceeded, "warning")}`
  const lines = [
    ...fixed.map((file) => dim(`  fixed ${shown(file)}`)),
    `${mark} ${counted(routes.length, "route")}: ${found}${tooMany}`,
  ]
  return `${lines.join("\n")}\n`
}
