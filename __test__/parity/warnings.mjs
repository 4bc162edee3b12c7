// What `check` has to warn of in the types of a tool, found with TypeScript's own types.
import { isReadonly } from "./type-facts.mjs"

/** No part that lies deeper is looked at. */
const DEEPEST = 24
/** A longer way is shown by its first and last six steps. */
const LONGEST_PATH = 12

/** As a report quotes a name: line separators would break its lines. */
const quoted = (name) =>
  JSON.stringify(name).replace(/[\u2028\u2029]/g, (char) => `\\u{${char.codePointAt(0).toString(16)}}`)

/** Everything that the rules say of the input and the output of a tool: at which declaration, and of what.
 * @returns {{ rule: string, place: import("typescript").Node | undefined, text: string }[]} */
export class Warnings {
  constructor(ts, program) {
    this.ts = ts
    this.program = program
    this.checker = program.getTypeChecker()
  }

  of(part, type) {
    this.part = part
    this.found = []
    this.open = new Set()
    this.visit(type, [part], undefined)
    return this.found
  }

  visit(type, path, place) {
    const { TypeFlags } = this.ts
    if (path.length > DEEPEST) return
    if (type.flags & TypeFlags.Union) for (const member of type.types) this.visit(member, path, place)
    else if (type.flags & TypeFlags.Intersection) this.intersection(type, path, place)
    else if (type.flags & TypeFlags.Any && this.part === "output") this.find("output-any", place, path)
    else if (type.flags & TypeFlags.BigIntLike) this.find("not-serializable", place, path, "bigint")
    else if (type.flags & TypeFlags.ESSymbolLike) this.find("not-serializable", place, path, "symbol")
    else if (type.flags & TypeFlags.Object) this.object(type, path, place)
    else if (type.flags & TypeFlags.Instantiable && !(type.flags & TypeFlags.TemplateLiteral)) {
      const constraint = this.checker.getBaseConstraintOfType(type)
      if (constraint && constraint !== type) this.visit(constraint, path, place)
    }
  }

  /** A primitive in it is what JSON carries; the rest is a brand. */
  intersection(type, path, place) {
    const { TypeFlags } = this.ts
    const structured = TypeFlags.Object | TypeFlags.NonPrimitive | TypeFlags.Instantiable
    const primitive = type.types.find((part) => !(part.flags & structured))
    if (primitive) this.visit(primitive, path, place)
    else this.object(type, path, place)
  }

  object(type, path, place) {
    if (this.open.has(type)) return
    this.open.add(type)
    this.parts(type, path, place)
    this.open.delete(type)
  }

  parts(type, path, place) {
    const { checker } = this
    const element = this.elementOf(type)
    if (checker.isTupleType(type)) {
      for (const each of checker.getTypeArguments(type)) this.visit(each, [...path, "[]"], place)
    } else if (element) {
      this.visit(element, [...path, "[]"], place)
    } else if (type.getCallSignatures().length + type.getConstructSignatures().length > 0) {
      this.find("not-serializable", place, path, "function")
    } else if (this.isInstance(type)) {
      this.find("not-serializable", place, path, this.checker.symbolToString(type.symbol))
    } else {
      for (const property of checker.getPropertiesOfType(type)) this.property(property, path, place)
      for (const { type: value } of checker.getIndexInfosOfType(type)) this.visit(value, [...path, "[]"], place)
    }
  }

  /** What an array holds, or what extends one. */
  elementOf(type) {
    const isList = (target) =>
      this.checker.isArrayType(target) ||
      (target.isClassOrInterface() && this.checker.getBaseTypes(target).some((base) => isList(base.target ?? base)))
    return isList(type.target ?? type) ? type.getNumberIndexType() : undefined
  }

  isInstance(type) {
    const { ts, checker } = this
    const { symbol } = type
    if (!symbol || !(symbol.flags & (ts.SymbolFlags.Class | ts.SymbolFlags.Interface))) return false
    if (symbol.flags & ts.SymbolFlags.Class) return true
    if (symbol.flags & ts.SymbolFlags.Variable && checker.getTypeOfSymbol(symbol).getConstructSignatures().length > 0)
      return true
    const isOfLibrary = symbol.declarations.some((each) =>
      this.program.isSourceFileDefaultLibrary(each.getSourceFile()),
    )
    return isOfLibrary && checker.getPropertiesOfType(type).some((each) => each.flags & ts.SymbolFlags.Method)
  }

  property(property, path, place) {
    const { ts } = this
    const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
    if (/^__[@#]/.test(property.escapedName) || ts.getDeclarationModifierFlagsFromSymbol(property) & hidden) return
    const type = this.checker.getTypeOfSymbol(property)
    const [own] = this.ownDeclarations(property)
    const here = own ?? place
    const name = property.name
    const way = [...path, ts.isIdentifierText(name, ts.ScriptTarget.ESNext) ? `.${name}` : `[${quoted(name)}]`]
    const isVoid = type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)
    if (isVoid && own && !(property.flags & ts.SymbolFlags.Optional))
      this.find("not-serializable", here, way, "undefined")
    if (this.part === "input") this.writable(property, way)
    this.visit(type, way, here)
  }

  /** Told at each declaration that could say `readonly`, else once at the parameter; of packages nothing is told. */
  writable(property, path) {
    const { ts } = this
    const own = this.ownDeclarations(property)
    const isForeign = (property.declarations ?? []).length > 0 && own.length === 0
    if (isForeign || !(property.flags & ts.SymbolFlags.Property) || isReadonly(ts, property)) return
    const places = own.filter(
      (each) =>
        (ts.isPropertySignature(each) || ts.isPropertyDeclaration(each)) &&
        !(ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Readonly),
    )
    for (const each of places.length > 0 ? places : [undefined]) this.find("input-readonly", each, path)
  }

  ownDeclarations(symbol) {
    return (symbol.declarations ?? []).filter((each) => !/\/node_modules\//.test(each.getSourceFile().fileName))
  }

  find(rule, place, path, what) {
    const half = LONGEST_PATH / 2
    const shown = path.length <= LONGEST_PATH ? path : [...path.slice(0, half), "…", ...path.slice(-half)]
    this.found.push({ rule, place, text: `\`${shown.join("")}${what ? `: ${what}` : ""}\`` })
  }
}
