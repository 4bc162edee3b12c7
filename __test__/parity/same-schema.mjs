// Equality of two JSON Schemas in what they accept and say: key order, definition names and no-op keywords do not count.
import { isDeepStrictEqual } from "node:util"
import { samePattern } from "./schema-pattern.mjs"

const NO_OPS = { properties: {}, required: [], minItems: 0, uniqueItems: false }
const SUBSCHEMAS = new Set(["items", "additionalProperties", "not"])
const CHOICES = new Set(["anyOf", "allOf"])

/** A schema of more parts than these may share what it repeats. */
const MOST_PARTS = 20_000

/** The path and reason of the first difference, or undefined.
 * @returns {string | undefined} */
export function schemaDifference(expected, ours) {
  if (ours === undefined) return "missing"
  return new Comparison(expected, ours).compare(expected, ours, "") ?? idleDefinition(ours)
}

class Comparison {
  /** The pairs that are compared or have been, and are the same as far as that went; so that what is shared is compared
   * once, and what contains itself comes to an end. */
  #assumed = new Map()
  #order = []

  constructor(expectedRoot, ourRoot) {
    this.roots = [expectedRoot, ourRoot]
  }

  compare(a, b, path) {
    const left = resolved(normal(a), this.roots[0])
    const right = resolved(normal(b), this.roots[1])
    if (!left || !right) return `${path}: a reference that leads nowhere (${left ? b.$ref : a.$ref})`
    if (left === NOTHING || right === NOTHING)
      return left === right ? undefined : `${path || "/"}: ${show(left)} ≠ ${show(right)}`
    const known = this.#assumed.get(left) ?? new Set()
    if (known.has(right)) return undefined
    this.#assumed.set(left, known.add(right))
    this.#order.push([known, right])
    return this.#keywords(left, right, path)
  }

  #keywords(a, b, path) {
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
    const before = this.#order.length
    const found = this.compare(a, b, "")
    if (found) for (const [known, right] of this.#order.splice(before)) known.delete(right)
    return !found
  }
}

/** What accepts no value at all. */
const NOTHING = { not: {} }

function normal(schema) {
  if (schema === true) return {}
  if (typeof schema !== "object" || schema === null) return NOTHING
  return isDeepStrictEqual(schema, NOTHING) ? NOTHING : schema
}

const keywordOf = (schema, key) => schema[key] ?? (key in schema ? schema[key] : NO_OPS[key])

/** What references with keywords beside them stand for: always the same object. */
const resolvedBeside = new WeakMap()

/** What a reference stands for, with the keywords beside it; only `$defs` of the root may be referred to. A definition
 * may be a reference in its turn, but not to itself. */
function resolved(schema, root, seen = new Set()) {
  if (!schema.$ref) return schema
  const { $ref, ...beside } = schema
  const target = definition($ref, root)
  if (!target || seen.has($ref)) return undefined
  const whole = resolved(normal(target), root, seen.add($ref))
  if (!whole || Object.keys(beside).length === 0) return whole
  if (!resolvedBeside.has(schema)) resolvedBeside.set(schema, { ...whole, ...beside })
  return resolvedBeside.get(schema)
}

function definition(reference, root) {
  const name = /^#\/\$defs\/(.+)$/.exec(reference)?.[1]
  return name && root.$defs?.[decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~")]
}

/** Definitions are for recursive types, and for what would be too large if it were repeated: any other should have been
 * written in place. */
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
    if (!seen.has(name) && unfoldedParts(root) <= MOST_PARTS) return `/$defs/${name}: not recursive`
  }
  return undefined
}

/** How many objects the schema had if nothing were shared but what contains itself. */
function unfoldedParts(root) {
  const sizes = new Map()
  const open = new Set()
  const size = (value) => {
    if (typeof value !== "object" || value === null) return 0
    const known = sizes.get(value)
    if (known !== undefined || open.has(value)) return known ?? 1
    open.add(value)
    const target = typeof value.$ref === "string" ? definition(value.$ref, root) : undefined
    let parts = 1 + (target ? size(target) : 0)
    for (const [key, inner] of Object.entries(value)) if (key !== "$defs") parts += size(inner)
    open.delete(value)
    sizes.set(value, parts)
    return parts
  }
  return size(root)
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

/** The beginning of a schema; the whole of one that shares its parts has no end. */
const show = (value) => {
  let left = 100
  const text = JSON.stringify(value, (_, inner) => (left-- > 0 ? inner : undefined)) ?? "nothing"
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
