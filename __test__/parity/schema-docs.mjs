// Documentation in a schema: doc comment and tags of a property become keywords.
import { docsOf } from "./docs.mjs"

/** The keywords with numbers, and which numbers the meta-schema lets them have. */
const NUMBERS = new Map([
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].map((name) => [name, Number.isFinite]),
  ...["minLength", "maxLength", "minItems", "maxItems"].map((name) => [name, (n) => Number.isInteger(n) && n >= 0]),
  ["multipleOf", (n) => Number.isFinite(n) && n > 0],
])
const TEXTS = new Set(["pattern", "format", "title"])

/** A property's schema with what its author wrote about it.
 * @param {{ symbol?: import("typescript").Symbol, fallback?: string, initial?: { value: unknown } }} from */
export function documented(ts, checker, schema, { symbol, fallback, initial }) {
  const { text: own, tags } = symbol ? docsOf(ts, checker, symbol) : { text: "", tags: [] }
  const description = own !== "" ? own : fallback
  const keywords = keywordsOf(tags)
  if (initial && !("default" in keywords)) keywords.default = initial.value
  const typed = tags.some(({ name }) => name === "integer") ? asInteger(schema) : schema
  return { ...typed, ...(description ? { description } : {}), ...keywords }
}

function keywordsOf(tags) {
  const keywords = {}
  for (const { name, text } of tags) {
    if (text !== "" && NUMBERS.get(name)?.(Number(text))) keywords[name] = Number(text)
    else if (TEXTS.has(name) && text !== "") keywords[name] = text
    else if (name === "uniqueItems") keywords.uniqueItems = text !== "false"
    else if (name === "deprecated") keywords.deprecated = true
    else if (name === "default" && text !== "") keywords.default = jsonOrText(text)
    else if (name === "example" && text !== "") keywords.examples = [...(keywords.examples ?? []), jsonOrText(text)]
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
