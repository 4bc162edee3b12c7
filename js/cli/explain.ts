// `dawn-native explain <tool>`: all that is known of a tool, and what is deferred and why.

import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { analyzeToolSync, discoverAppSync } from "../index.js"
import type { AppOptions, ToolAnalysis } from "../types.js"
import { type Invocation, UsageError } from "./arguments.js"
import { appOptions, errorCount, printDiagnostics, shown } from "./shared.js"
import { type Paint, paint, wantsColor } from "./terminal.js"

export function explainCommand(invocation: Invocation): number {
  const options = appOptions(invocation)
  const files = filesOf(invocation, options)
  const tools = files.map((file) => {
    const tool = analyzeToolSync(file, options)
    if (tool === null) throw new UsageError(`${shown(file)} is no tool`)
    return tool
  })
  if (invocation.flag("json")) {
    process.stdout.write(`${JSON.stringify(tools, null, 2)}\n`)
  } else {
    for (const tool of tools) printDiagnostics(tool.diagnostics.filter(({ rule }) => rule !== "deferred-type"))
    const style = paint(wantsColor(process.stdout))
    process.stdout.write(tools.map((tool) => render(tool, style)).join("\n"))
  }
  return tools.some(({ diagnostics }) => errorCount(diagnostics) > 0) ? 1 : 0
}

/** The files that the operand means: a path, or a tool's name, which several routes can have. */
function filesOf({ operand = "", text }: Invocation, options: AppOptions): string[] {
  const path = resolve(options.cwd ?? ".", operand)
  if (operand.endsWith(".ts") && existsSync(path)) return [path]
  const wanted = text("route")
  const app = discoverAppSync(options)
  const routes = app.routes.filter((route) => wanted === undefined || route.path === wanted)
  if (routes.length === 0 && wanted !== undefined) {
    throw new UsageError(`There is no route '${wanted}'; there are ${app.routes.map((route) => route.path).join(", ")}`)
  }
  const tools = routes.flatMap((route) => route.tools)
  const files = [...new Set(tools.filter(({ name }) => name === operand).map(({ file }) => file))]
  if (files.length > 0) return files
  const names = [...new Set(tools.map(({ name }) => name))].sort()
  throw new UsageError(`There is no tool '${operand}'; there are ${names.length > 0 ? names.join(", ") : "none"}`)
}

function render(tool: ToolAnalysis, { bold, dim, yellow }: Paint): string {
  const parameter = tool.inputType === null ? "" : `input${tool.inputOptional ? "?" : ""}: ${tool.inputType}`
  const sections: [string, string][] = [
    ["signature", `(${parameter}) => Promise<${tool.outputType}>`],
    ["parameters", JSON.stringify(tool.parameters, null, 2)],
    ["output", JSON.stringify(tool.outputSchema, null, 2)],
  ]
  const reasons = tool.deferred.map(({ part, reason, file, start }) => {
    const place = dim(`${shown(file)}:${start.line}:${start.column}`)
    return `${yellow(part)}: ${reason}\n  ${place}`
  })
  if (reasons.length > 0) sections.push(["left to TypeScript", reasons.join("\n")])
  const description = tool.description === "" ? dim("no description") : tool.description
  const body = sections.map(([title, content]) => `${dim(title)}\n${indented(content)}`)
  return `${[`${bold(tool.name)}  ${dim(shown(tool.file))}\n${indented(description)}`, ...body].join("\n\n")}\n`
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ")
