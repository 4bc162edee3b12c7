// Documentation in a schema: doc comment and tags of a property become keywords (SPEC section 4, last paragraphs).
import { trimmed } from "./describe.mjs"

const NUMBERS = new Set([
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
])
const TEXTS = new Set(["pattern", "format", "title"])

/** A property's schema with what its author wrote about it.
 * @param {{ symbol?: import("typescript").Symbol, fallback?: string, initial?: { value: unknown } }} from */
export function documented(ts, checker, schema, { symbol, fallback, initial }) {
  const own = symbol ? trimmed(ts.displayPartsToString(symbol.getDocumentationComment(checker))) : ""
  const tags = symbol ? symbol.getJsDocTags(checker) : []
  const description = own !== "" ? own : fallback
  const keywords = keywordsOf(ts, tags)
  if (initial && !("default" in keywords)) keywords.default = initial.value
  const typed = tags.some((tag) => tag.name === "integer") ? asInteger(schema) : schema
  return { ...typed, ...(description ? { description } : {}), ...keywords }
}

function keywordsOf(ts, tags) {
  const keywords = {}
  for (const tag of tags) {
    const text = trimmed(ts.displayPartsToString(tag.text ?? []))
    if (NUMBERS.has(tag.name) && text !== "" && Number.isFinite(Number(text))) keywords[tag.name] = Number(text)
    else if (TEXTS.has(tag.name) && text !== "") keywords[tag.name] = text
    else if (tag.name === "uniqueItems") keywords.uniqueItems = text !== "false"
    else if (tag.name === "deprecated") keywords.deprecated = true
    else if (tag.name === "default" && text !== "") keywords.default = jsonOrText(text)
    else if (tag.name === "example" && text !== "") keywords.examples = [...(keywords.examples ?? []), jsonOrText(text)]
  }
  return keywords
}

function jsonOrText(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** `@integer` speaks of the number in a type, also beside `null`. */
function asInteger(schema) {
  if (schema.type === "number") return { ...schema, type: "integer" }
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map(asInteger) }
  return schema
}
