// The parameters of a signature as a caller sees them: rest tuples spread out, defaults turned into optional ones.
import { withoutUndefined } from "./tool.mjs"

/** @returns {{ type: import("typescript").Type, optional: boolean, rest: boolean }[]} */
export function parametersOf(ts, checker, signature) {
  const variadic = ts.signatureHasRestParameter(signature)
  return signature.parameters.flatMap((parameter, index) => {
    const type = checker.getTypeOfSymbol(parameter)
    if (variadic && index === signature.parameters.length - 1) return restParameters(ts, checker, type)
    const optional = index >= signature.minArgumentCount
    // Inside the function a default takes `undefined` away, and outside `?` adds it: neither is part of the comparison.
    if (optional) return [{ type: withoutUndefined(ts, checker, type), optional, rest: false }]
    // Before a required parameter a default cannot be left out, but `undefined` can be given for it.
    const given = hasDefault(ts, parameter) ? checker.getNullableType(type, ts.TypeFlags.Undefined) : type
    return [{ type: given, optional, rest: false }]
  })
}

function restParameters(ts, checker, type) {
  if (!checker.isTupleType(type)) return [{ type, optional: false, rest: true }]
  const { ElementFlags } = ts
  return checker.getTypeArguments(type).map((element, index) => {
    const flags = type.target.elementFlags[index]
    if (flags & ElementFlags.Variable)
      return {
        type: flags & ElementFlags.Rest ? checker.createArrayType(element) : element,
        optional: false,
        rest: true,
      }
    const optional = Boolean(flags & ElementFlags.Optional)
    return { type: optional ? withoutUndefined(ts, checker, element) : element, optional, rest: false }
  })
}

function hasDefault(ts, parameter) {
  const declaration = parameter.valueDeclaration
  return declaration !== undefined && ts.isParameter(declaration) && declaration.initializer !== undefined
}
