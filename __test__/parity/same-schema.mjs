// Equality of two JSON Schemas in what they accept and say: key order, definition names and no-op keywords do not count.
import { isDeepStrictEqual } from "node:util"
import { samePattern } from "./schema-pattern.mjs"

const NO_OPS = { properties: {}, required: [], minItems: 0, uniqueItems: false }
const SUBSCHEMAS = new Set(["items", "additionalProperties", "not"])
const CHOICES = new Set(["anyOf", "allOf"])

/** The path and reason of the first difference, or undefined.
 * @returns {string | undefined} */
export function schemaDifference(expected, ours) {
  if (ours === undefined) return "missing"
  return new Comparison(expected, ours).compare(expected, ours, "") ?? idleDefinition(ours)
}

class Comparison {
  #assumed = new Set()

  constructor(expectedRoot, ourRoot) {
    this.roots = [expectedRoot, ourRoot]
  }

  compare(a, b, path) {
    a = normal(a)
    b = normal(b)
    if (a === false || b === false) return a === b ? undefined : `${path || "/"}: ${show(a)} ≠ ${show(b)}`
    if (a.$ref || b.$ref) {
      const pair = `${show(a)} ${show(b)}`
      if (this.#assumed.has(pair)) return undefined
      this.#assumed.add(pair)
      const left = resolved(a, this.roots[0])
      const right = resolved(b, this.roots[1])
      if (!left || !right) return `${path}: a reference that leads nowhere (${left ? b.$ref : a.$ref})`
      return this.compare(left, right, path)
    }
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (key === "$defs" || key === "$schema") continue
      const found = this.#keyword(key, keywordOf(a, key), keywordOf(b, key), `${path}/${key}`)
      if (found) return found
    }
    return undefined
  }

  #keyword(key, a, b, path) {
    if (a === undefined || b === undefined) return `${path}: ${show(a)} ≠ ${show(b)}`
    if (key === "properties") return this.#map(a, b, path)
    if (key === "patternProperties") return this.#patterns(a, b, path)
    if (SUBSCHEMAS.has(key)) return this.compare(a, b, path)
    if (CHOICES.has(key)) return this.#choices(a, b, path)
    if (key === "prefixItems") return this.#list(a, b, path)
    if (key === "pattern") return samePattern(a, b) ? undefined : `${path}: ${show(a)} ≠ ${show(b)}`
    if (key === "enum" || key === "required") return sameSet(a, b) ? undefined : `${path}: ${show(a)} ≠ ${show(b)}`
    return isDeepStrictEqual(a, b) ? undefined : `${path}: ${show(a)} ≠ ${show(b)}`
  }

  #map(a, b, path) {
    for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (!Object.hasOwn(a, name)) return `${path}/${name}: not expected`
      if (!Object.hasOwn(b, name)) return `${path}/${name}: missing`
      const found = this.compare(a[name], b[name], `${path}/${name}`)
      if (found) return found
    }
    return undefined
  }

  #patterns(a, b, path) {
    const ours = Object.entries(b)
    if (Object.keys(a).length !== ours.length) return `${path}: ${show(a)} ≠ ${show(b)}`
    for (const [pattern, schema] of Object.entries(a)) {
      const same = ours.find(([other]) => samePattern(pattern, other))
      if (!same) return `${path}/${pattern}: missing`
      const found = this.compare(schema, same[1], `${path}/${pattern}`)
      if (found) return found
    }
    return undefined
  }

  #list(a, b, path) {
    if (a.length !== b.length) return `${path}: ${show(a)} ≠ ${show(b)}`
    for (const [index, item] of a.entries()) {
      const found = this.compare(item, b[index], `${path}/${index}`)
      if (found) return found
    }
    return undefined
  }

  #choices(a, b, path) {
    for (const [index, member] of a.entries()) {
      if (!b.some((other) => this.#tried(member, other)))
        return `${path}/${index}: no member of ours is ${show(member)}; ours: ${show(b)}`
    }
    for (const [index, member] of b.entries()) {
      if (!a.some((other) => this.#tried(other, member)))
        return `${path}: our member ${index} is not expected: ${show(member)}`
    }
    return a.length === b.length ? undefined : `${path}: ${a.length} ≠ ${b.length} members`
  }

  /** A comparison whose assumptions do not outlive its failure. */
  #tried(a, b) {
    const before = new Set(this.#assumed)
    const found = this.compare(a, b, "")
    if (found) this.#assumed = before
    return !found
  }
}

function normal(schema) {
  if (schema === true) return {}
  if (schema === false || typeof schema !== "object" || schema === null) return false
  return isDeepStrictEqual(schema, { not: {} }) ? false : schema
}

const keywordOf = (schema, key) => schema[key] ?? (key in schema ? schema[key] : NO_OPS[key])

/** What a reference stands for, with the keywords beside it; only `$defs` of the root may be referred to. */
function resolved(schema, root) {
  if (!schema.$ref) return schema
  const { $ref, ...beside } = schema
  const name = /^#\/\$defs\/(.+)$/.exec($ref)?.[1]
  const target = name && root.$defs?.[decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~")]
  return target && { ...target, ...beside }
}

/** Definitions are for recursive types only: one that does not lead back to itself should have been written in place. */
function idleDefinition(root) {
  for (const name of Object.keys(root.$defs ?? {})) {
    const seen = new Set()
    const pending = [...references(root.$defs[name])]
    while (pending.length > 0) {
      const next = pending.pop()
      if (seen.has(next) || !root.$defs[next]) continue
      seen.add(next)
      pending.push(...references(root.$defs[next]))
    }
    if (!seen.has(name)) return `/$defs/${name}: not recursive`
  }
  return undefined
}

function references(value) {
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" ? [inner.replace("#/$defs/", "")] : references(inner),
  )
}

function sameSet(a, b) {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
  const left = new Set(a)
  return left.size === new Set(b).size && b.every((value) => left.has(value))
}

const show = (value) => {
  const text = JSON.stringify(value) ?? "nothing"
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
