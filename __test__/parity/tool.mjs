// What TypeScript says a tool file is: its first call signature, input parameter and awaited output.

/**
 * @typedef {{
 *   signature: import("typescript").Signature,
 *   overloads: number,
 *   exported: import("typescript").Symbol,
 *   input: undefined | { type: import("typescript").Type, optional: boolean, rest: boolean, symbol: import("typescript").Symbol },
 *   output: import("typescript").Type,
 * }} ExpectedTool
 */

/** The tool that a file holds, or why it holds none.
 * @returns {ExpectedTool | { problem: string }} */
export function expectedTool(ts, program, file) {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  if (!source) return { problem: "not part of the program" }
  const module = checker.getSymbolAtLocation(source)
  const exported = module && checker.tryGetMemberInModuleExports("default", module)
  if (!exported) return { problem: "no default export" }
  const [signature, ...others] = signatures(checker, valueType(ts, checker, exported))
  if (!signature) return { problem: "the default export cannot be called" }
  const input = inputOf(ts, checker, signature)
  const output = checker.getAwaitedType(checker.getReturnTypeOfSignature(signature)) ?? checker.getAnyType()
  return { signature, overloads: 1 + others.length, exported, input, output }
}

/** The symbol behind import and export clauses. */
export function withoutAlias(ts, checker, symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function valueType(ts, checker, symbol) {
  return checker.getTypeOfSymbol(withoutAlias(ts, checker, symbol))
}

function signatures(checker, type) {
  const direct = type.getCallSignatures()
  if (direct.length > 0) return direct
  const run = type.getProperty("run")
  return run ? checker.getTypeOfSymbol(run).getCallSignatures() : []
}

/** A rest parameter of a tuple type stands for the parameters that the tuple lists. */
function inputOf(ts, checker, signature) {
  const [parameter] = signature.parameters
  if (!parameter) return undefined
  const type = checker.getTypeOfSymbol(parameter)
  if (ts.signatureHasRestParameter(signature) && signature.parameters.length === 1)
    return firstOfRest(ts, checker, type, parameter)
  const optional = signature.minArgumentCount === 0 && isOptional(ts, parameter)
  return { type: optional ? withoutUndefined(ts, checker, type) : type, optional, rest: false, symbol: parameter }
}

/** The first of the parameters that a rest parameter of this type takes. */
export function firstOfRest(ts, checker, type, symbol) {
  if (checker.isTupleType(type)) {
    const [element] = checker.getTypeArguments(type)
    if (!element) return undefined
    const [flags] = type.target.elementFlags
    const optional = Boolean(flags & ts.ElementFlags.Optional)
    const given = optional ? withoutUndefined(ts, checker, element) : element
    if (flags & ts.ElementFlags.Fixed) return { type: given, optional, rest: false, symbol }
  }
  return { type, optional: false, rest: true, symbol }
}

/** A parameter is optional by `?` or a default; an instantiated one keeps the declaration it came from. */
function isOptional(ts, parameter) {
  const declaration = parameter.valueDeclaration
  if (!declaration || !ts.isParameter(declaration)) return true
  return declaration.questionToken !== undefined || declaration.initializer !== undefined
}

/** A type with `undefined` taken out of its union. */
export function withoutUndefined(ts, checker, type) {
  if (!(type.flags & ts.TypeFlags.Union)) return type
  const rest = type.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined))
  return rest.length === type.types.length ? type : checker.getUnionType(rest)
}
