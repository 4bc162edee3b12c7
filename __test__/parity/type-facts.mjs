// Facts about single types and symbols that TypeScript's checker knows but does not hand out.

/** The members of a union, or a type alone, without members that cannot exist. */
export function membersOf(ts, checker, type) {
  const members = type.flags & ts.TypeFlags.Union ? type.types : [type]
  return members.map((member) => member.regularType ?? member).filter((member) => !isContradiction(ts, checker, member))
}

/** An intersection that no value fits, because its discriminants contradict each other; the checker works that out
 * when its members are asked for. TypeScript: getReducedType */
export function isContradiction(ts, checker, type) {
  if (!(type.flags & ts.TypeFlags.Intersection)) return false
  checker.getPropertiesOfType(type)
  return Boolean(type.objectFlags & ts.ObjectFlags.IsNeverIntersection)
}

/** An optional property's type without the `undefined` that stands for its absence, which is another one than that of
 * `| undefined` under exactOptionalPropertyTypes. TypeScript: getNonMissingTypeOfSymbol */
export function withoutMissing(ts, checker, type) {
  if (isMissing(type)) return checker.getNeverType()
  if (!(type.flags & ts.TypeFlags.Union) || !type.types.some(isMissing)) return type
  return checker.getUnionType(type.types.filter((member) => !isMissing(member)))
}

export const shown = (escapedName) => (escapedName.startsWith("___") ? escapedName.slice(1) : escapedName)

export const isError = (type) => type.intrinsicName === "error" || type.intrinsicName === "unresolved"

const isMissing = (type) => type.debugIntrinsicName === "missing"

export const thisType = (checker, signature) =>
  signature.thisParameter && checker.getTypeOfSymbol(signature.thisParameter)

export function sameKind(ts, a, b) {
  const { TypeFlags } = ts
  const kinds = ~(TypeFlags.EnumLiteral | TypeFlags.Union)
  return (a.flags & kinds) === (b.flags & kinds)
}

const identityNumbers = new WeakMap()
let identities = 0

/** What TypeScript calls the recursion identity is a symbol, a node or a type; each gets a number. */
export function identityNumber(identity) {
  if (!identityNumbers.has(identity)) identityNumbers.set(identity, ++identities)
  return identityNumbers.get(identity)
}

/** A mapped type whose keys are not known yet, because they hang on a type parameter. TypeScript: isGenericMappedType */
export function isGenericMapped(ts, type) {
  if (!(type.objectFlags & ts.ObjectFlags.Mapped)) return false
  const { Instantiable, TemplateLiteral, StringMapping } = ts.TypeFlags
  const open = Instantiable & ~(TemplateLiteral | StringMapping)
  return type.constraintType !== undefined && Boolean(type.constraintType.flags & open)
}

/** TypeScript: isReadonlySymbol, which it does not hand out. */
export function isReadonly(ts, symbol) {
  const { SymbolFlags, ModifierFlags, NodeFlags } = ts
  const readonlyCheckFlag = 8
  if (ts.getCheckFlags(symbol) & readonlyCheckFlag) return true
  if (symbol.flags & SymbolFlags.Property && ts.getDeclarationModifierFlagsFromSymbol(symbol) & ModifierFlags.Readonly)
    return true
  if (
    symbol.flags & SymbolFlags.Variable &&
    symbol.valueDeclaration &&
    ts.getCombinedNodeFlags(symbol.valueDeclaration) & NodeFlags.Constant
  )
    return true
  if (symbol.flags & SymbolFlags.Accessor && !(symbol.flags & SymbolFlags.SetAccessor)) return true
  return Boolean(symbol.flags & SymbolFlags.EnumMember)
}
