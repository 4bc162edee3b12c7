// Makes a program that shows a difference as small as it gets, by taking parts of its syntax tree away.

/** Tries at once: one TypeScript program judges them all. */
const AT_ONCE = 24

/** The smallest program found for which `shows` still holds.
 * @param {(texts: string[]) => boolean[]} shows which of some programs still show the difference */
export function shrink(ts, text, shows) {
  let current = text
  for (;;) {
    const smaller = firstThatShows(candidates(ts, current), shows)
    if (smaller === undefined) return current
    current = smaller
  }
}

function firstThatShows(texts, shows) {
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const some = texts.slice(at, at + AT_ONCE)
    const found = shows(some).indexOf(true)
    if (found >= 0) return some[found]
  }
  return undefined
}

/** Programs with one part removed or replaced by a part of it, those that lose most first. */
function candidates(ts, text) {
  const source = ts.createSourceFile("main.ts", text, ts.ScriptTarget.Latest, true)
  const edits = []
  const visit = (node) => {
    edits.push(...removals(node), ...replacements(ts, node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  const results = new Set(edits.map(({ from, to, by }) => text.slice(0, from) + by + text.slice(to)))
  return [...results].filter((one) => one.length < text.length).sort((a, b) => a.length - b.length)
}

/** Elements of the lists in which a program may do with one less. */
function removals(node) {
  const lists = [
    node.statements,
    node.members,
    node.properties,
    node.elements,
    node.types,
    node.parameters,
    node.arguments,
    node.typeParameters,
  ]
  return lists
    .filter((list) => Array.isArray(list))
    .flatMap((list) => list.map((_, index) => ({ ...extent(list, index), by: "" })))
}

/** A list element with the separator that goes with it. */
function extent(list, index) {
  const element = list[index]
  const next = list[index + 1]
  if (next) return { from: element.getStart(), to: next.getStart() }
  const before = list[index - 1]
  return { from: before ? before.getEnd() : element.getStart(), to: element.getEnd() }
}

/** An expression or type by one inside it, or by the plainest of all. */
function replacements(ts, node) {
  const { from, to } = { from: node.getStart(), to: node.getEnd() }
  const by = (text) => ({ from, to, by: text })
  if (ts.isTypeNode(node)) return [by("string"), ...inner(node, ts.isTypeNode).map(by)]
  if (ts.isIfStatement(node))
    return [
      by(node.thenStatement.getText()),
      ...(node.elseStatement
        ? [by(node.elseStatement.getText()), { from: node.thenStatement.getEnd(), to, by: "" }]
        : []),
    ]
  if (ts.isBlock(node) && ts.isBlock(node.parent)) return [by(node.statements.map((one) => one.getText()).join("\n"))]
  if (ts.isTryStatement(node) || ts.isForOfStatement(node)) return [by((node.tryBlock ?? node.statement).getText())]
  if (!ts.isExpression(node) || !isReplaceable(ts, node)) return []
  return [by("1"), by('"a"'), ...inner(node, ts.isExpression).map(by)]
}

/** Names and literals are as small as they get; what stands left of an assignment has to stay one. */
function isReplaceable(ts, node) {
  if (ts.isIdentifier(node) || ts.isLiteralExpression(node) || node.kind === ts.SyntaxKind.TrueKeyword) return false
  return !(
    ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  )
}

function inner(node, accepts) {
  const found = []
  node.forEachChild((child) => {
    if (accepts(child)) found.push(child.getText())
    else child.forEachChild((grandchild) => void (accepts(grandchild) && found.push(grandchild.getText())))
  })
  return found
}
