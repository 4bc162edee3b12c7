// `dawn-native explain <tool>`: all that is known of a tool, and what is deferred and why.

import { resolve } from "node:path"
import { discoverAppSync, typegenSync } from "../index.js"
import { addon, call } from "../native.js"
import type { AppOptions, Diagnostic, ToolAnalysis } from "../types.js"
import { type Invocation, UsageError } from "./arguments.js"
import { appOptions, errorCount, printDiagnostics, printJson, shown } from "./shared.js"
import { type Paint, paint, wantsColor } from "./terminal.js"

export function explainCommand(invocation: Invocation): number {
  const app = appOptions(invocation)
  const tool = invocation.operand ?? ""
  const route = invocation.text("route")
  const tools = call<ToolAnalysis[]>(addon.explainSync, { ...app, tool, route })
  if (tools.length === 0) {
    const reasons = whyNoTool(app, tool)
    if (reasons.length === 0) throw unknownTool(app, tool, route)
    printDiagnostics(reasons)
    return 1
  }
  if (invocation.flag("json")) {
    printJson(tools)
  } else {
    for (const { diagnostics } of tools) printDiagnostics(diagnostics.filter(({ rule }) => rule !== "deferred-type"))
    const style = paint(wantsColor(process.stdout))
    process.stdout.write(tools.map((each) => render(each, style)).join("\n"))
  }
  return tools.some(({ diagnostics }) => errorCount(diagnostics) > 0) ? 1 : 0
}

/** Why a file in `tools/` is certainly no tool, where `tool` is such a file or its name. */
function whyNoTool(options: AppOptions, tool: string): readonly Diagnostic[] {
  const path = resolve(options.cwd ?? ".", tool)
  const { diagnostics } = typegenSync({ ...options, write: false })
  return diagnostics.filter(({ rule, tool: name, file }) => rule === "tool-shape" && (name === tool || file === path))
}

/** Says what there is instead. */
function unknownTool(options: AppOptions, tool: string, wanted: string | undefined): UsageError {
  const { routes } = discoverAppSync(options)
  const list = (names: readonly string[]) => (names.length > 0 ? [...new Set(names)].sort().join(", ") : "none")
  const inRoute = routes.filter(({ path }) => wanted === undefined || path === wanted)
  if (wanted !== undefined && inRoute.length === 0) {
    return new UsageError(`There is no route '${wanted}'; there are ${list(routes.map(({ path }) => path))}`)
  }
  const names = inRoute.flatMap(({ tools }) => tools.map(({ name }) => name))
  return new UsageError(`There is no tool '${tool}'; there are ${list(names)}`)
}

function render(tool: ToolAnalysis, { bold, dim, yellow }: Paint): string {
  const sections: [string, string][] = [["signature", tool.signature]]
  if (tool.parameters !== null) sections.push(["parameters", JSON.stringify(tool.parameters, null, 2)])
  if (tool.outputSchema !== null) sections.push(["output", JSON.stringify(tool.outputSchema, null, 2)])
  const reasons = tool.deferred.map(({ part, reason, at }) => {
    const place = at === undefined ? "" : `\n  ${dim(`${shown(at.file)}:${at.start.line}:${at.start.column}`)}`
    return `${yellow(part)}: ${reason}${place}`
  })
  if (reasons.length > 0) sections.push(["left to TypeScript", reasons.join("\n")])
  const description = tool.description === "" ? dim("no description") : tool.description
  const routes = tool.routes.length === 0 ? "no route" : tool.routes.join(", ")
  const body = sections.map(([title, content]) => `${dim(title)}\n${indented(content)}`)
  return `${[`${bold(tool.name)}  ${dim(`${shown(tool.file)}, in ${routes}`)}\n${indented(description)}`, ...body].join("\n\n")}\n`
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ")
