// Types that no other file can write down: enums, classes with private members and unique symbols that are not exported,
// and aliases that are not, which an imported type leads back to.
import { withoutAlias } from "./tool.mjs"

/** Enough to see the whole of any type an author wrote; package types may go on for ever. */
const FARTHEST = 4000

/** The name of the first part of a type that cannot be named from outside, or undefined. */
export function unnameablePart(ts, checker, type) {
  const seen = new Set()
  const pending = [type]
  while (pending.length > 0 && seen.size < FARTHEST) {
    const next = pending.pop()
    if (seen.has(next)) continue
    seen.add(next)
    const isNamed = isNominal(ts, checker, next)
    if (isNamed && !isReachable(ts, checker, next.symbol)) return next.symbol.name
    if (leadsBack(ts, checker, next)) return next.aliasSymbol.name
    pending.push(...(isNamed ? argumentsOf(ts, checker, next) : partsOf(ts, checker, next)))
  }
  return undefined
}

function isNominal(ts, checker, type) {
  const { TypeFlags, SymbolFlags, ModifierFlags } = ts
  if (type.flags & (TypeFlags.EnumLike | TypeFlags.UniqueESSymbol)) return type.symbol !== undefined
  if (!(type.flags & TypeFlags.Object) || !type.symbol || !(type.symbol.flags & (SymbolFlags.Class | SymbolFlags.Enum)))
    return false
  const hidden = (property) =>
    ts.getDeclarationModifierFlagsFromSymbol(property) & (ModifierFlags.Private | ModifierFlags.Protected) ||
    property.escapedName.startsWith("__#")
  return type.symbol.flags & SymbolFlags.Enum || checker.getPropertiesOfType(type).some(hidden)
}

/** Whether a union that is not exported stands between the angle brackets of a type that it names by `import("…")`. The
 * alias that another file would need for it is circular: an import resolves its arguments at once. */
function leadsBack(ts, checker, union) {
  if (!union.isUnion() || !union.aliasSymbol || isReachable(ts, checker, union.aliasSymbol)) return false
  const seen = { true: new Set(), false: new Set() }
  const look = (type, isImported) => {
    if (seen[isImported].has(type)) return false
    seen[isImported].add(type)
    const through = isImported || isNominal(ts, checker, type) || (isForeign(type) && !isGlobal(ts, checker, type))
    const inside = type.isUnionOrIntersection() ? type.types : argumentsOf(ts, checker, type)
    return inside.some((part) => (through && part === union) || look(part, through))
  }
  return look(union, false)
}

const isGlobal = (ts, checker, type) =>
  checker.resolveName(type.symbol.name, undefined, ts.SymbolFlags.Type, false) === type.symbol

/** Whether a symbol is global, or exported by its module: itself, or as a member of an exported namespace or enum. */
function isReachable(ts, checker, symbol) {
  const declaration = symbol.declarations?.[0]
  if (!declaration) return true
  const file = declaration.getSourceFile()
  const module = checker.getSymbolAtLocation(file)
  if (!module) return true
  if (
    ts.findAncestor(
      declaration,
      (node) => ts.isModuleDeclaration(node) && (ts.isStringLiteral(node.name) || ts.isGlobalScopeAugmentation(node)),
    )
  )
    return true
  const exported = checker.getExportsOfModule(module).map((one) => withoutAlias(ts, checker, one))
  const isExported = (one) =>
    exported.some((other) => other === one || other.declarations?.[0] === one.declarations?.[0])
  for (let at = symbol; at; at = at.parent) if (isExported(at)) return true
  return false
}

/** What stands between the angle brackets of a type that is written by its name. */
const argumentsOf = (ts, checker, type) =>
  type.objectFlags & ts.ObjectFlags.Reference ? checker.getTypeArguments(type) : []

function partsOf(ts, checker, type) {
  const { TypeFlags } = ts
  if (type.flags & TypeFlags.UnionOrIntersection) return type.types
  if (!(type.flags & TypeFlags.Object)) return []
  const properties = isForeign(type)
    ? []
    : checker.getPropertiesOfType(type).flatMap((property) => {
        // A key that is a symbol has to be named like any other part.
        const key = property.links?.nameType
        return [checker.getTypeOfSymbol(property), ...(key ? [key] : [])]
      })
  const signatures = isForeign(type) ? [] : [...type.getCallSignatures(), ...type.getConstructSignatures()]
  return [
    ...argumentsOf(ts, checker, type),
    ...properties,
    ...checker.getIndexInfosOfType(type).map((info) => info.type),
    ...signatures.flatMap((signature) => [
      checker.getReturnTypeOfSignature(signature),
      ...signature.parameters.map((parameter) => checker.getTypeOfSymbol(parameter)),
    ]),
  ]
}

/** Members of library and package types are named by the type's own name, so nothing in them has to be written out. */
const isForeign = (type) =>
  type.symbol?.declarations?.some((d) => /\/node_modules\//.test(d.getSourceFile().fileName)) ?? false
