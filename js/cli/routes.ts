// `dawn-native routes`: a table of the routes, and of what becomes of each tool in them.

import { discoverAppSync } from "../index.js"
import type { App, EffectiveTool, Route } from "../types.js"
import type { Invocation } from "./arguments.js"
import { appOptions, errorCount, printDiagnostics, printJson, shown } from "./shared.js"
import { type Cell, table } from "./table.js"
import { type Paint, paint, wantsColor } from "./terminal.js"

export function routesCommand(invocation: Invocation): number {
  const app = discoverAppSync(appOptions(invocation))
  if (invocation.flag("json")) {
    printJson(app)
  } else {
    printDiagnostics(app.diagnostics)
    process.stdout.write(render(app, paint(wantsColor(process.stdout))))
  }
  return errorCount(app.diagnostics) > 0 ? 1 : 0
}

function render(app: App, style: Paint): string {
  if (app.routes.length === 0) return `No routes in ${shown(app.appDir)}.\n`
  const rows = app.routes.flatMap((route) => routeRows(app, route, style))
  return table(["route", "kind", "tool", "origin", "file", "status"], rows, style.dim)
}

/** The route stands in the first of its rows only. */
function routeRows(app: App, route: Route, style: Paint): Cell[][] {
  const head: Cell[] = [{ text: route.path, paint: style.bold }, { text: route.kind ?? "unknown" }]
  const blank: Cell[] = [{ text: "" }, { text: "" }]
  if (route.effectiveTools.length === 0) return [[...head, { text: "none", paint: style.dim }]]
  return route.effectiveTools.map((tool, index) => [...(index === 0 ? head : blank), ...toolCells(app, tool, style)])
}

function toolCells(app: App, tool: EffectiveTool, style: Paint): Cell[] {
  const status = [tool.status, ...(tool.approve ? ["approve"] : []), ...(tool.constrain ? ["constrain"] : [])].join(
    ", ",
  )
  const paints = { kept: style.green, denied: style.red, withheld: style.yellow, shadowed: style.dim }
  return [
    { text: tool.name },
    { text: tool.origin },
    { text: tool.file === undefined ? (tool.capability ?? "") : shown(tool.file, app.root), paint: style.dim },
    { text: status, paint: paints[tool.status] },
  ]
}
