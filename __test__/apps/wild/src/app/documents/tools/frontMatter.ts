import { Document, isMap, isScalar, isSeq, parse, parseAllDocuments, parseDocument, stringify, visit, YAMLError, type YAMLMap } from "yaml"
/** Reads the front matter of a page. */
export default async (input: { readonly text: string }) => {
  const document = parseDocument(input.text)
  const title = document.get("title")
  const first = document.contents
  const keys: string[] = []
  visit(document, { Scalar(_, node) { keys.push(String(node.value)) } })
  const made = new Document({ a: 1, b: ["x"] })
  const errors = document.errors.map(({ code, linePos, message }) => ({ code, line: linePos?.[0].line, message }))
  return {
    title, keys, errors,
    kind: isMap(first) ? ("map" as const) : isSeq(first) ? ("list" as const) : isScalar(first) ? ("scalar" as const) : null,
    size: isMap(first) ? first.items.length : 0,
    all: parseAllDocuments(input.text).length,
    text: stringify({ a: 1 }), again: parse(input.text), made: made.toJS(), bad: errors.length > 0 && document.errors[0] instanceof YAMLError,
    map: (document.contents as YAMLMap | null)?.flow,
  }
}
