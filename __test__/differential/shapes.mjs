// What the generator knows of a value: enough to use it in a way that mostly compiles. TypeScript has the last word.

/**
 * @typedef {{ kind: "string" | "number" | "boolean" | "bigint" | "null" | "undefined" | "unknown" | "date" | "opaque" }
 *   | { kind: "literal", value: string | number | boolean }
 *   | { kind: "union", of: Shape[] }
 *   | { kind: "object", fields: { name: string, optional: boolean, shape: Shape }[] }
 *   | { kind: "array", of: Shape, readonly?: boolean }
 *   | { kind: "tuple", of: Shape[] }
 *   | { kind: "function", parameters: Shape[], returns: Shape }
 *   | { kind: "promise" | "set", of: Shape }
 *   | { kind: "map", key: Shape, of: Shape }} Shape
 */

export const simple = (kind) => ({ kind })
export const STRING = simple("string")
export const NUMBER = simple("number")
export const BOOLEAN = simple("boolean")
export const NULL = simple("null")
export const UNDEFINED = simple("undefined")
export const OPAQUE = simple("opaque")
export const literal = (value) => ({ kind: "literal", value })
export const arrayOf = (of, readonly = false) => ({ kind: "array", of, readonly })
export const field = (name, shape, optional = false) => ({ name, optional, shape })
export const object = (fields) => ({ kind: "object", fields })

/** A union without nested unions; one member stands for itself. */
export function union(members) {
  const flat = members.flatMap((member) => (member.kind === "union" ? member.of : [member]))
  const distinct = [...new Map(flat.map((member) => [JSON.stringify(member), member])).values()]
  return distinct.length === 1 ? distinct[0] : { kind: "union", of: distinct }
}

export const membersOf = (shape) => (shape.kind === "union" ? shape.of : [shape])
export const isNullish = (shape) => shape.kind === "null" || shape.kind === "undefined"
export const mayBeNullish = (shape) => membersOf(shape).some(isNullish)

/** The shape without `null` and `undefined`. */
export function nonNullish(shape) {
  const rest = membersOf(shape).filter((member) => !isNullish(member))
  return rest.length === 0 ? OPAQUE : union(rest)
}

/** What a field holds when it is read. */
export const readOf = ({ shape, optional }) => (optional ? union([shape, UNDEFINED]) : shape)

/** Whether every member is of a kind; literals count as what they are literals of. */
export const isAll = (shape, kind) =>
  membersOf(shape).every(
    (member) => member.kind === kind || (member.kind === "literal" && typeof member.value === kind),
  )

/** A field with distinct literals in each member of a union of objects. */
export function discriminant(shape) {
  const members = membersOf(shape)
  if (members.length < 2 || !members.every((member) => member.kind === "object")) return undefined
  return members[0].fields.find(({ name }) =>
    members.every((member) =>
      member.fields.some((other) => other.name === name && !other.optional && other.shape.kind === "literal"),
    ),
  )?.name
}

/** The literal that a member has in a field. */
export const literalOf = (member, name) => member.fields.find((one) => one.name === name).shape.value
