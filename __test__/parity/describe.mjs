// Texts that an author wrote, as TypeScript parses them: the description of a tool and the doc comment of a property.
import { withoutAlias } from "./tool.mjs"

const LICENCE_TAGS = new Set(["license", "licence", "copyright", "preserve"])
const LICENCE_TEXT = /^(copyright\b|\(c\)|©|spdx-license-identifier|licensed under)/i

/** The description of a tool as the product defines it: the exported text where it can be read, else a doc comment, else "". */
export function descriptionOf(ts, program, file, exported) {
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(file))
  const symbol = checker.tryGetMemberInModuleExports("description", module)
  return (
    (symbol && staticText(ts, checker, withoutAlias(ts, checker, symbol))) ??
    docOfDefault(ts, checker, exported) ??
    docOfRun(ts, checker, exported) ??
    ""
  )
}

/** The text of a const, followed through aliases, concatenation and other consts. */
function staticText(ts, checker, symbol) {
  const declaration = symbol.valueDeclaration
  if (!declaration || !ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined
  if (!(ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const)) return undefined
  const read = (node) => {
    const expression = unwrapped(ts, node)
    if (ts.isStringLiteralLike(expression)) return expression.text
    if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const left = read(expression.left)
      const right = read(expression.right)
      return left === undefined || right === undefined ? undefined : left + right
    }
    if (!ts.isIdentifier(expression)) return undefined
    const target = checker.getSymbolAtLocation(expression)
    return target && staticText(ts, checker, withoutAlias(ts, checker, target))
  }
  return read(declaration.initializer)
}

/** An expression without parentheses, assertions and `satisfies`. */
export function unwrapped(ts, node) {
  while (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  ) {
    node = node.expression
  }
  return node
}

function docOfDefault(ts, checker, exported) {
  for (const declaration of exported.declarations ?? []) {
    const text = docOf(ts, ts.isExportSpecifier(declaration) ? declaration.parent.parent : declaration)
    if (text !== undefined) return text
  }
  return docOfSymbol(ts, named(ts, checker, exported))
}

/** The doc comment of the method, where the default export is an object whose `run` is the function. */
function docOfRun(ts, checker, exported) {
  const type = checker.getTypeOfSymbol(withoutAlias(ts, checker, exported))
  if (type.getCallSignatures().length > 0) return undefined
  return docOfSymbol(ts, checker.getPropertyOfType(type, "run"))
}

function docOfSymbol(ts, symbol) {
  for (const declaration of symbol?.declarations ?? []) {
    const text = docOf(ts, declaration)
    if (text !== undefined) return text
  }
  return undefined
}

/** The symbol that a default export names, through assertions too. */
function named(ts, checker, exported) {
  if (exported.flags & ts.SymbolFlags.Alias) return withoutAlias(ts, checker, exported)
  const [declaration] = exported.declarations ?? []
  if (!declaration || !ts.isExportAssignment(declaration)) return undefined
  const expression = unwrapped(ts, declaration.expression)
  if (!ts.isIdentifier(expression) && !ts.isPropertyAccessExpression(expression)) return undefined
  const symbol = checker.getSymbolAtLocation(expression)
  return symbol && withoutAlias(ts, checker, symbol)
}

/** The text of the last doc comment of a declaration; none for a licence header and for a comment of tags only. */
function docOf(ts, declaration) {
  const doc = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).at(-1)
  if (!doc || (doc.tags ?? []).some((tag) => LICENCE_TAGS.has(tag.tagName.text))) return undefined
  const text = trimmed(ts.getTextOfJSDocComment(doc.comment) ?? "")
  return text === "" || LICENCE_TEXT.test(text) ? undefined : text
}

/** Lines without the white space around them. */
export const trimmed = (text) =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .join("\n")
    .trim()

/** What `@param input.a text` and, for a destructured parameter, `@param a text` say of input properties, by path. */
export function parameterDocs(ts, signature) {
  const docs = new Map()
  const declaration = signature.declaration
  const parameter = declaration?.parameters?.find((p) => !(ts.isIdentifier(p.name) && p.name.text === "this"))
  if (!parameter) return docs
  const destructured = !ts.isIdentifier(parameter.name)
  const visit = (tag) => {
    const names = entityNames(ts, tag.name)
    const path = !destructured
      ? names[0] === parameter.name.text
        ? names.slice(1)
        : []
      : names.length > 1
        ? names.slice(1)
        : names
    const text = trimmed(ts.getTextOfJSDocComment(tag.comment) ?? "").replace(/^-\s*/, "")
    if (path.length > 0 && text !== "" && !docs.has(path.join("."))) docs.set(path.join("."), text)
    const nested = tag.typeExpression?.type
    if (nested && ts.isJSDocTypeLiteral(nested)) for (const inner of nested.jsDocPropertyTags ?? []) visit(inner)
  }
  for (const tag of ts.getJSDocTags(declaration)) if (ts.isJSDocParameterTag(tag)) visit(tag)
  return docs
}

function entityNames(ts, name) {
  return ts.isIdentifier(name) ? [name.text] : [...entityNames(ts, name.left), name.right.text]
}

/** Defaults written in a destructured parameter, by path; only literals count. */
export function destructuredDefaults(ts, signature) {
  const defaults = new Map()
  const parameter = signature.declaration?.parameters?.find((p) => !(ts.isIdentifier(p.name) && p.name.text === "this"))
  const visit = (pattern, path) => {
    if (!ts.isObjectBindingPattern(pattern)) return
    for (const element of pattern.elements) {
      const key = element.propertyName ?? element.name
      if (element.dotDotDotToken || !(ts.isIdentifier(key) || ts.isStringLiteralLike(key) || ts.isNumericLiteral(key)))
        continue
      const inner = [...path, key.text]
      const value = element.initializer && literalValue(ts, unwrapped(ts, element.initializer))
      if (value !== undefined) defaults.set(inner.join("."), value)
      visit(element.name, inner)
    }
  }
  if (parameter) visit(parameter.name, [])
  return defaults
}

function literalValue(ts, node) {
  const { SyntaxKind } = ts
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand))
    return -Number(node.operand.text)
  if (node.kind === SyntaxKind.TrueKeyword) return true
  if (node.kind === SyntaxKind.FalseKeyword) return false
  if (node.kind === SyntaxKind.NullKeyword) return null
  return undefined
}
