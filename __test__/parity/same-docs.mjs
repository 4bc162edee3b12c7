// Whether doc comments of input properties survive in the generated file.
import { docsOf } from "./docs.mjs"

/** Types may grow without end; what is this deep repeats what lies above it. */
const DEEPEST = 30

/** The path of the first property whose doc comment ours lacks or changes. */
export function docsDifference(ts, checker, expected, ours) {
  const seen = new Set()
  const visit = (a, b, path, depth) => {
    if (depth > DEEPEST || a === b || seen.has(`${a.id} ${b.id}`)) return undefined
    seen.add(`${a.id} ${b.id}`)
    const [left, right] = [dataOf(ts, checker, a), dataOf(ts, checker, b)]
    if (!left || !right || left === right) return undefined
    const others = new Map(checker.getPropertiesOfType(right).map((property) => [property.escapedName, property]))
    for (const property of checker.getPropertiesOfType(left)) {
      const other = others.get(property.escapedName)
      if (!other) continue
      const at = `${path}.${property.name}`
      const [wanted, given] = [docOf(ts, checker, property), docOf(ts, checker, other)]
      if (wanted !== given) return `${at}: ${JSON.stringify(wanted)} ≠ ${JSON.stringify(given)}`
      const found = visit(checker.getTypeOfSymbol(property), checker.getTypeOfSymbol(other), at, depth + 1)
      if (found) return found
    }
    return undefined
  }
  return visit(expected, ours, "", 0)
}

/** The one object that a property's type is about: past `undefined`, `null` and arrays. Unions of objects are not paired. */
function dataOf(ts, checker, type) {
  const { TypeFlags } = ts
  const members = (type.flags & TypeFlags.Union ? type.types : [type]).filter(
    (member) => !(member.flags & (TypeFlags.Undefined | TypeFlags.Null)),
  )
  if (members.length !== 1) return undefined
  const [only] = members
  if (checker.isArrayType(only)) return dataOf(ts, checker, checker.getTypeArguments(only)[0])
  return only.flags & (TypeFlags.Object | TypeFlags.Intersection) && !checker.isTupleType(only) ? only : undefined
}

/**
 * `*\/` cannot stand in a comment, so that a generated one spells it another way. A link that leads somewhere in the app
 * leads nowhere in the generated file, where TypeScript shows it with a space.
 */
const docOf = (ts, checker, symbol) =>
  docsOf(ts, checker, symbol)
    .text.replaceAll("*\\/", "*/")
    .replaceAll(/(\{@link(?:code|plain)? [^{}]*?) +\}/g, "$1}")
