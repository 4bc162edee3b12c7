// `dawn-native explain <tool>`: all that is known of a tool, and what is deferred and why.

import { resolve } from "node:path"
import { discoverAppSync, typegenSync } from "../index.js"
import { addon, call } from "../native.js"
import type { AppOptions, CapabilityTool, Diagnostic, ToolAnalysis } from "../types.js"
import { type Invocation, UsageError } from "./arguments.js"
import { appOptions, errorCount, printDiagnostics, printJson, shown } from "./shared.js"
import { type Paint, paint, wantsColor } from "./terminal.js"

interface Explanation {
  readonly tools: readonly ToolAnalysis[]
  readonly capabilityTools: readonly CapabilityTool[]
}

export function explainCommand(invocation: Invocation): number {
  const app = appOptions(invocation)
  const tool = invocation.operand ?? ""
  const route = invocation.text("route")
  const { tools, capabilityTools } = call<Explanation>(addon.explainSync, { ...app, tool, route })
  if (tools.length + capabilityTools.length === 0) {
    const reasons = whyNoTool(app, tool)
    if (reasons.length === 0) throw unknownTool(app, tool, route)
    printDiagnostics(reasons)
    return 1
  }
  if (invocation.flag("json")) {
    printJson([...tools, ...capabilityTools])
  } else {
    for (const { diagnostics } of tools) printDiagnostics(diagnostics.filter(({ rule }) => rule !== "deferred-type"))
    const style = paint(wantsColor(process.stdout))
    const texts = [
      ...tools.map((each) => render(each, style)),
      ...capabilityTools.map((each) => renderCapability(each, style)),
    ]
    process.stdout.write(texts.join("\n"))
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
  const names = inRoute.flatMap(({ effectiveTools }) => effectiveTools.map(({ name }) => name))
  return new UsageError(`There is no tool '${tool}'; there are ${list(names)}`)
}

function render(tool: ToolAnalysis, style: Paint): string {
  const { dim, yellow } = style
  const sections: [string, string][] = [["signature", tool.signature]]
  if (tool.parameters !== null) sections.push(["parameters", JSON.stringify(tool.parameters, null, 2)])
  if (tool.outputSchema !== null) sections.push(["output", JSON.stringify(tool.outputSchema, null, 2)])
  const reasons = tool.deferred.map(({ part, reason, at }) => {
    const place = at === undefined ? "" : `\n  ${dim(`${shown(at.file)}:${at.start.line}:${at.start.column}`)}`
    return `${yellow(part)}: ${reason}${place}`
  })
  if (reasons.length > 0) sections.push(["left to TypeScript", reasons.join("\n")])
  return entry(tool, shown(tool.file), sections, style)
}

/** Of a tool that no file of the app holds: what gives it to the routes. */
function renderCapability(tool: CapabilityTool, style: Paint): string {
  const sections: [string, string][] = [
    ["signature", tool.signature],
    ["given by", tool.markers.map((marker) => shown(marker)).join("\n")],
  ]
  return entry(tool, `capability ${tool.capability}`, sections, style)
}

function entry(
  { name, description, routes }: ToolAnalysis | CapabilityTool,
  origin: string,
  sections: readonly (readonly [string, string])[],
  { bold, dim }: Paint,
): string {
  const head = `${bold(name)}  ${dim(`${origin}, in ${routes.length === 0 ? "no route" : routes.join(", ")}`)}`
  const told = indented(description === "" ? dim("no description") : description)
  const body = sections.map(([title, content]) => `${dim(title)}\n${indented(content)}`)
  return `${[`${head}\n${told}`, ...body].join("\n\n")}\n`
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ")
