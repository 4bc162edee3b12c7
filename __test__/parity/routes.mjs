// File conventions of a Dawn app, read independently of the crate: which tool files belong to which route.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

const NOT_ROUTES = new Set(["tools", "skills", "reducers", "evals", "node_modules"])
const KIND_EXPORTS = ["agent", "workflow", "graph", "chain"]

/**
 * @typedef {{ name: string, file: string, shared: boolean }} ToolFile
 * @typedef {{ path: string, directory: string, tools: ToolFile[] }} Route
 */

/** Order by code point, as every list of the product is ordered. */
export const byCodePoint = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

/** The routes of an app with the tools that each one sees, shadowed ones left out.
 * @returns {Route[]} */
export function routesOf(ts, appRoot) {
  const appDir = join(appRoot, configuredAppDir(ts, join(appRoot, "dawn.config.ts")))
  const shared = toolsIn(join(appRoot, "src/tools"), true)
  const routes = []
  const visit = (directory, segments) => {
    const entry = join(directory, "index.ts")
    if (existsSync(entry) && hasEntry(ts, entry)) {
      const tools = new Map(shared.map((tool) => [tool.name, tool]))
      for (const tool of toolsIn(join(directory, "tools"), false)) tools.set(tool.name, tool)
      routes.push({
        path: `/${segments.join("/")}`,
        directory,
        tools: [...tools.values()].sort((a, b) => byCodePoint(a.name, b.name)),
      })
    }
    for (const child of directoriesIn(directory)) {
      if (NOT_ROUTES.has(child) || child.startsWith(".") || child.startsWith("_")) continue
      const grouped = child.startsWith("(") && child.endsWith(")")
      visit(join(directory, child), grouped ? segments : [...segments, child])
    }
  }
  if (existsSync(appDir)) visit(appDir, [])
  return routes.sort((a, b) => byCodePoint(a.path, b.path))
}

/** @returns {ToolFile[]} */
function toolsIn(directory, shared) {
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((name) => name.endsWith(".ts") && !/\.(d|test|spec)\.ts$/.test(name))
    .filter((name) => statSync(join(directory, name)).isFile())
    .map((name) => ({ name: name.slice(0, -3), file: join(directory, name), shared }))
}

function directoriesIn(directory) {
  return readdirSync(directory)
    .filter((name) => statSync(join(directory, name), { throwIfNoEntry: false })?.isDirectory())
    .sort(byCodePoint)
}

/** Whether a file exports what makes its directory a route. Syntax is enough: the apps here re-export no entries by `*`. */
function hasEntry(ts, file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
  return source.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return true
    if (ts.isExportDeclaration(statement)) {
      const names =
        statement.exportClause && ts.isNamedExports(statement.exportClause) ? statement.exportClause.elements : []
      return names.some((element) => element.name.text === "default" || KIND_EXPORTS.includes(element.name.text))
    }
    if (!statement.modifiers?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword)) return false
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.some(
        (d) => ts.isIdentifier(d.name) && KIND_EXPORTS.includes(d.name.text),
      )
    }
    return ts.isFunctionDeclaration(statement) && KIND_EXPORTS.includes(statement.name?.text)
  })
}

function configuredAppDir(ts, file) {
  if (!existsSync(file)) return "src/app"
  let found = "src/app"
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "appDir" && ts.isStringLiteralLike(node.initializer)) {
      found = node.initializer.text
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
