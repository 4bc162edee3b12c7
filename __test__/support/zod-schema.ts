// JSON Schemas that Zod writes beside those that we write: the same, but for what is listed here.

import { isDeepStrictEqual } from "node:util"

type Schema = Readonly<Record<string, unknown>>

/** A way in which Zod writes something else and means the same; `apply` writes it our way. */
interface Difference {
  readonly reason: string
  readonly apply: (schema: Record<string, unknown>) => void
}

/** Every kind of difference there is, but for names of definitions; the README lists each. */
export const DIFFERENCES: readonly Difference[] = [
  {
    reason: "a single literal is `const`, not an `enum` of one",
    apply(schema) {
      if (!("const" in schema)) return
      schema.enum = [schema.const]
      delete schema.const
    },
  },
  {
    reason: "a union of bare types is one list of types",
    apply(schema) {
      if (Array.isArray(schema.type)) {
        schema.anyOf = [{ type: schema.type }]
        delete schema.type
      }
      if (Array.isArray(schema.anyOf)) schema.anyOf = schema.anyOf.flatMap(alternatives)
    },
  },
  {
    reason: "`required` is left out where nothing is required",
    apply(schema) {
      if (schema.type === "object" && "properties" in schema) schema.required ??= []
    },
  },
  {
    reason: "an integer is a safe one, with the bounds of such",
    apply(schema) {
      if (schema.type !== "integer") return
      if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
      if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
    },
  },
  {
    reason: "a tuple without a rest has `maxItems`, and no `minItems` of 0",
    apply(schema) {
      if (!Array.isArray(schema.prefixItems)) return
      if (schema.items === false) delete schema.maxItems
      schema.minItems ??= 0
      if (schema.prefixItems.length === 0) delete schema.prefixItems
    },
  },
  {
    reason: "an object of any kind lists no properties and takes all others",
    apply(schema) {
      const isOpen = isDeepStrictEqual([schema.properties, schema.additionalProperties], [{}, {}])
      if (!isOpen || !isDeepStrictEqual(schema.required, [])) return
      for (const keyword of ["properties", "required", "additionalProperties"]) delete schema[keyword]
    },
  },
  {
    reason: "of two bounds on one side, only the narrower is there",
    apply(schema) {
      const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema as Record<string, number | undefined>
      if (minimum !== undefined && exclusiveMinimum !== undefined) {
        delete schema[exclusiveMinimum >= minimum ? "minimum" : "exclusiveMinimum"]
      }
      if (maximum !== undefined && exclusiveMaximum !== undefined) {
        delete schema[exclusiveMaximum <= maximum ? "maximum" : "exclusiveMaximum"]
      }
    },
  },
  {
    reason: "in `required`, names that are numbers come first",
    apply(schema) {
      if (!Array.isArray(schema.required)) return
      schema.required = Object.keys(Object.fromEntries(schema.required.map((name) => [name, true])))
    },
  },
  {
    reason: "a slash or a line break in a pattern is escaped",
    apply(schema) {
      if (typeof schema.pattern !== "string") return
      schema.pattern = schema.pattern.replaceAll("\\/", "/").replaceAll("\n", "\\n")
    },
  },
]

/** The members of a union, and of unions in it. */
function alternatives(schema: Schema): Schema[] {
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }))
  if (Array.isArray(schema.anyOf) && Object.keys(schema).length === 1) return schema.anyOf.flatMap(alternatives)
  return [schema]
}

/** Whether Zod's schema says the same as ours. Definitions are compared by what they stand for, not by their names. */
export function isSame(ours: Schema, zods: Schema): boolean {
  const met = new Set<string>()
  const same = (left: unknown, right: unknown): boolean => {
    const pair = `${JSON.stringify(left)} ${JSON.stringify(right)}`
    if (met.has(pair)) return true
    met.add(pair)
    if (Array.isArray(left) && Array.isArray(right)) {
      return left.length === right.length && left.every((item, at) => same(item, right[at]))
    }
    if (!isObject(left) || !isObject(right)) return Object.is(left, right)
    const [a, b] = [written(left, ours), written(right, zods)]
    const names = Object.keys(a)
    return isDeepStrictEqual(names.sort(), Object.keys(b).sort()) && names.every((name) => same(a[name], b[name]))
  }
  return same(ours, zods)
}

const isObject = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A schema with what it refers to, in our way of writing. */
function written(schema: Schema, root: Schema): Record<string, unknown> {
  const { $ref, $defs: _, $schema: __, ...own } = schema
  const result = typeof $ref === "string" ? { ...written(target($ref, root), root), ...own } : own
  for (const { apply } of DIFFERENCES) apply(result)
  return result
}

function target(reference: string, root: Schema): Schema {
  if (reference === "#") return root
  const name = decodeURIComponent(reference.replace("#/$defs/", ""))
  return (root.$defs as Record<string, Schema>)[name] ?? { unresolved: reference }
}
