// What our typegen makes of an app, read without writing anything, and found again inside a TypeScript program.
import { readdirSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../../", import.meta.url))

/** @typedef {{ files: Map<string, string>, diagnostics: any[] }} Generated files by their path below `.dawn` */

/** Calls an entry of the addon and takes the JSON envelope off its answer. `DAWN_NATIVE_ADDON` names another loader than
 * the project's own. */
export function callAddon(name, options) {
  const addon = createRequire(import.meta.url)(process.env.DAWN_NATIVE_ADDON ?? join(root, "index.js"))
  const answer = JSON.parse(addon[name](JSON.stringify(options)))
  if (answer.error) throw new Error(`${name}: ${answer.error.code}: ${answer.error.message}`)
  return answer.value
}

/** Runs typegen over an app.
 * @returns {Generated} */
export function generate(appRoot, { tsconfig } = {}) {
  const result = callAddon("typegenSync", {
    appRoot,
    ...(tsconfig ? { tsconfig } : {}),
    write: false,
    outputSchema: true,
  })
  const files = new Map(result.files.map(({ path, content }) => [relative(join(appRoot, ".dawn"), path), content]))
  return { files, diagnostics: result.diagnostics }
}

/** What an earlier run left in a directory, for a look without the addon.
 * @returns {Generated} */
export function readGenerated(directory) {
  const files = new Map()
  const visit = (at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name)
      if (entry.isDirectory()) visit(path)
      else files.set(relative(directory, path), readFileSync(path, "utf8"))
    }
  }
  visit(directory)
  return { files, diagnostics: [] }
}

/** Where `.dawn/routes/<slug>/` keeps a route's schemas. */
export const slugOf = (routePath) => routePath.slice(1).replaceAll("/", "-").replace(/[[\]]/g, "") || "index"

/** The members of `DawnRouteTools[route]` in the generated file.
 * @returns {Map<string, import("typescript").Symbol> | undefined} */
export function generatedTools(ts, checker, routePath) {
  const module = checker.getAmbientModules().find((symbol) => symbol.name === '"dawn:routes"')
  const table = module && checker.tryGetMemberInModuleExports("DawnRouteTools", module)
  const route =
    table && checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(table), ts.escapeLeadingUnderscores(routePath))
  if (!route) return undefined
  const members = checker.getPropertiesOfType(checker.getTypeOfSymbol(route))
  return new Map(members.map((member) => [member.name, member]))
}

/** The call signature of a generated tool with the syntax it was written in. A tool that is not written as a function
 * type of its own is left to TypeScript as a whole: its `whole` node stands for input and output.
 * @returns {{ signature: import("typescript").Signature, input?: import("typescript").Symbol, inputNode?: import("typescript").Node, outputNode?: import("typescript").Node, output: import("typescript").Type, whole?: import("typescript").Node } | undefined} */
export function generatedSignature(ts, checker, member) {
  const [signature] = checker.getTypeOfSymbol(member).getCallSignatures()
  if (!signature) return undefined
  const written = checker.getReturnTypeOfSignature(signature)
  const output = written.symbol?.name === "Promise" ? checker.getTypeArguments(written)[0] : undefined
  const node = member.valueDeclaration?.type
  const input = signature.parameters[0]
  if (!node || !ts.isFunctionTypeNode(node)) return { signature, input, output, whole: node ?? member.valueDeclaration }
  return { signature, input, inputNode: node.parameters[0]?.type, outputNode: node.type, output }
}

/** Whether a type is, or contains, a reference that TypeScript itself evaluates; looks into declarations of the same
 * file. Only what a value's type is computed from counts, not the mere name of a class or a function. */
export function isDeferred(ts, checker, node) {
  const seen = new Set()
  const visit = (at) => {
    if (at === undefined || seen.has(at)) return false
    seen.add(at)
    if (ts.isImportTypeNode(at) && at.isTypeOf && isComputedFrom(ts, checker, at)) return true
    if (ts.isTypeReferenceNode(at) && declarationsOf(ts, checker, at).some(visit)) return true
    return ts.forEachChild(at, (child) => visit(child) || undefined) ?? false
  }
  return visit(node)
}

/** `typeof import("…")` of a module, of its default export, or as an argument or object of another type. The `typeof`
 * of a `unique symbol` is that type's only name, wherever it stands. */
function isComputedFrom(ts, checker, node) {
  if (checker.getTypeAtLocation(node).flags & ts.TypeFlags.UniqueESSymbol) return false
  if (node.qualifier === undefined || firstName(ts, node.qualifier) === "default") return true
  let around = node.parent
  while (ts.isParenthesizedTypeNode(around)) around = around.parent
  return ts.isTypeReferenceNode(around) || ts.isIndexedAccessTypeNode(around) || ts.isConditionalTypeNode(around)
}

function declarationsOf(ts, checker, reference) {
  const file = reference.getSourceFile()
  const declarations = checker.getSymbolAtLocation(reference.typeName)?.declarations ?? []
  return declarations.filter(
    (declaration) => declaration.getSourceFile() === file && !ts.isTypeParameterDeclaration(declaration),
  )
}

function firstName(ts, qualifier) {
  return ts.isIdentifier(qualifier) ? qualifier.text : firstName(ts, qualifier.left)
}
