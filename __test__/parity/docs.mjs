// The doc comment of a property, with its tags: as TypeScript attaches it, and also where it stands on the property's own
// line, behind a brace or semicolon, where TypeScript attaches nothing.
import { trimmed } from "./describe.mjs"

/** @returns {{ text: string, tags: { name: string, text: string }[] }} */
export function docsOf(ts, checker, symbol) {
  const beside = (symbol.declarations ?? []).map((declaration) => besideOf(ts, declaration))
  if (beside.some(Boolean)) return merged(ts, symbol, beside)
  return {
    text: trimmed(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    tags: symbol
      .getJsDocTags(checker)
      .map((tag) => ({ name: tag.name, text: trimmed(ts.displayPartsToString(tag.text ?? [])) })),
  }
}

/** Texts of all declarations, those that TypeScript sees among them; a text that is there already says nothing new. */
function merged(ts, symbol, beside) {
  const docs = symbol.declarations.flatMap(
    (declaration, index) => beside[index] ?? ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc).slice(-1),
  )
  const texts = docs.map((doc) => trimmed(ts.getTextOfJSDocComment(doc.comment) ?? "")).filter((text) => text !== "")
  const tags = docs.flatMap((doc) => doc.tags ?? [])
  return {
    text: [...new Set(texts)].join("\n"),
    tags: tags.map((tag) => ({ name: tag.tagName.text, text: trimmed(ts.getTextOfJSDocComment(tag.comment) ?? "") })),
  }
}

/** The doc comment between a property and what stands before it on its line, where there is no other. */
function besideOf(ts, declaration) {
  if (
    !ts.isPropertySignature(declaration) &&
    !ts.isMethodSignature(declaration) &&
    !ts.isPropertyDeclaration(declaration) &&
    !ts.isAccessor(declaration) &&
    !ts.isPropertyAssignment(declaration)
  )
    return undefined
  if (ts.getJSDocCommentsAndTags(declaration).length > 0) return undefined
  const text = declaration.getSourceFile().text
  const start = declaration.getStart(undefined, false)
  const comment = (ts.getTrailingCommentRanges(text, declaration.pos) ?? [])
    .filter(({ pos, end }) => text.startsWith("/**", pos) && end - pos > 4 && !/[\r\n]/.test(text.slice(end, start)))
    .at(-1)
  return comment && parsed(ts, text.slice(comment.pos, comment.end))
}

/** A comment's text as TypeScript parses doc comments: above a declaration. */
function parsed(ts, comment) {
  const source = ts.createSourceFile("doc.ts", `${comment}\nlet it`, ts.ScriptTarget.Latest, true)
  return ts.getJSDocCommentsAndTags(source.statements[0]).filter(ts.isJSDoc).at(-1)
}
