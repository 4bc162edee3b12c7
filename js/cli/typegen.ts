// `dawn-native typegen`: writes the generated files, or with `--check` says whether they are up to date.

import { typegenSync } from "../index.js"
import type { Timing, TypegenResult } from "../types.js"
import { type Invocation, UsageError } from "./arguments.js"
import { appOptions, counted, errorCount, ONCE, printDiagnostics, printJson, shown } from "./shared.js"
import { type Paint, paint, wantsColor } from "./terminal.js"

export function typegenCommand(invocation: Invocation): number | Promise<number> {
  const isCheck = invocation.flag("check")
  if (invocation.flag("watch")) {
    if (isCheck) throw new UsageError("'--check' writes nothing, '--watch' writes: give one of them")
    return (require("./watch.js") as typeof import("./watch.js")).watchCommand(invocation)
  }
  const result = typegenSync({
    ...appOptions(invocation),
    ...ONCE,
    check: isCheck,
    outputSchema: invocation.flag("output-schema"),
    timing: invocation.flag("timing"),
  })
  const isStale = isCheck && result.written.length + result.removed.length > 0
  if (invocation.flag("json")) printJson(result)
  else print(result, isCheck)
  if (result.timing !== undefined) process.stderr.write(`${timingLine(result.timing)}\n`)
  return isStale || errorCount(result.diagnostics) > 0 ? 1 : 0
}

function print(result: TypegenResult, isCheck: boolean): void {
  // What is deferred is summed up below; `explain` tells it in full.
  printDiagnostics(result.diagnostics.filter(({ rule }) => rule !== "deferred-type"))
  const style = paint(wantsColor(process.stdout))
  const lines = isCheck ? checkLines(result, style) : writeLines(result, style)
  process.stdout.write(`${[...lines, ...deferredLines(result, style)].join("\n")}\n`)
}

export function timingLine({ total: _, ...phases }: Timing): string {
  return Object.entries(phases)
    .map(([phase, milliseconds]) => `${phase} ${milliseconds.toFixed(1)} ms`)
    .join(", ")
}

export function summary({ routeCount, toolCount }: TypegenResult): string {
  return `${counted(routeCount, "route")}, ${counted(toolCount, "tool")}`
}

export function writeLines(result: TypegenResult, { green, red, dim }: Paint): string[] {
  const failed = errorCount(result.diagnostics) > 0
  const counts = [
    `${result.written.length} written`,
    `${result.unchanged.length} unchanged`,
    ...(result.removed.length > 0 ? [`${result.removed.length} removed`] : []),
  ].join(", ")
  return [
    `${failed ? red("✗") : green("✓")} ${summary(result)}: ${counts}`,
    ...result.written.map((file) => dim(`  + ${shown(file)}`)),
    ...result.removed.map((file) => dim(`  - ${shown(file)}`)),
  ]
}

function checkLines(result: TypegenResult, { green, red }: Paint): string[] {
  const stale = [
    ...result.written.map((file) => `  ${shown(file)} is out of date`),
    ...result.removed.map((file) => `  ${shown(file)} belongs to a route that is gone`),
  ]
  if (stale.length === 0) return [`${green("✓")} ${summary(result)}: up to date`]
  return [`${red("✗")} ${summary(result)}: out of date, run \`dawn-native typegen\``, ...stale]
}

function deferredLines({ deferred }: TypegenResult, { dim }: Paint): string[] {
  if (deferred.length === 0) return []
  const tools = [...new Set(deferred.map(({ tool }) => tool))]
  const some = tools.slice(0, 5).join(", ") + (tools.length > 5 ? ", …" : "")
  const what = `${counted(deferred.length, "type")} left to TypeScript (${some})`
  return [dim(`  ${what}; \`dawn-native explain <tool>\` says why`)]
}
