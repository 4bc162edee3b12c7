// Facts about single types and symbols that TypeScript's checker knows but does not hand out.

export const membersOf = (ts, type) =>
  type.flags & ts.TypeFlags.Union ? type.types.map((member) => member.regularType ?? member) : [type]

export const shown = (escapedName) => (escapedName.startsWith("___") ? escapedName.slice(1) : escapedName)

export const isError = (type) => type.intrinsicName === "error" || type.intrinsicName === "unresolved"

export const isMissing = (type) => type.debugIntrinsicName === "missing"

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

/** A mapped type whose keys are not known yet, because they hang on a type parameter. */
export function isGenericMapped(ts, type) {
  if (!(type.objectFlags & ts.ObjectFlags.Mapped)) return false
  const constraint = type.constraintType
  return (
    constraint !== undefined && Boolean(constraint.flags & (ts.TypeFlags.Instantiable & ~ts.TypeFlags.TemplateLiteral))
  )
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
