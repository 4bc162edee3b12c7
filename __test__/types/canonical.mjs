// How an expectation is written: TypeScript's own words, uncut, the outermost name of a case's own type opened up.

/** @returns {string} one line */
export function canonical(ts, checker, type) {
  const { TypeFormatFlags } = ts
  const flags =
    TypeFormatFlags.NoTruncation |
    TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
    TypeFormatFlags.WriteArrowStyleSignature
  if (isOwnInterface(ts, type)) return opened(ts, checker, type, flags)
  return checker.typeToString(type, undefined, flags | TypeFormatFlags.InTypeAlias)
}

function isOwnInterface(ts, type) {
  if (!(type.flags & ts.TypeFlags.Object) || !(type.symbol?.flags & ts.SymbolFlags.Interface)) return false
  return !type.symbol.declarations.some((declaration) => /\/node_modules\//.test(declaration.getSourceFile().fileName))
}

/** Members of an interface, as those of a type literal; the checker itself never opens a name. */
function opened(ts, checker, type, flags) {
  const print = (inner) => checker.typeToString(inner, undefined, flags)
  const signature = (one, kind) =>
    checker.signatureToString(one, undefined, flags & ~ts.TypeFormatFlags.WriteArrowStyleSignature, kind)
  const members = [
    ...type.getCallSignatures().map((one) => signature(one, ts.SignatureKind.Call)),
    ...type.getConstructSignatures().map((one) => signature(one, ts.SignatureKind.Construct)),
    ...checker.getPropertiesOfType(type).map((property) => {
      const optional = property.flags & ts.SymbolFlags.Optional ? "?" : ""
      const isReadonly = ts.getDeclarationModifierFlagsFromSymbol(property) & ts.ModifierFlags.Readonly
      const name = checker.symbolToString(property)
      return `${isReadonly ? "readonly " : ""}${name}${optional}: ${print(checker.getTypeOfSymbol(property))}`
    }),
    ...checker
      .getIndexInfosOfType(type)
      .map((info) => `${info.isReadonly ? "readonly " : ""}[x: ${print(info.keyType)}]: ${print(info.type)}`),
  ]
  return members.length === 0 ? "{}" : `{ ${members.map((member) => `${member};`).join(" ")} }`
}
