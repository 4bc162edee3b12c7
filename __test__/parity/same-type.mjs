// Type identity between two types of one checker: structure, optionality and `readonly`; union order is free.
// Stricter than assignability and looser than TypeScript's own identity only in two places: an intersection of object
// types equals the object type it amounts to, and a named type equals the type literal of the same shape.
import { parametersOf } from "./same-signature.mjs"
import {
  identityNumber,
  isContradiction,
  isError,
  isGenericMapped,
  isReadonly,
  membersOf,
  sameKind,
  shown,
  thisType,
  withoutMissing,
} from "./type-facts.mjs"

/** How many times one pair of generic declarations may nest in itself before the pair counts as equal (TypeScript's own limit is 3). */
const DEEPLY_NESTED = 6

/** @typedef {{ path: string[], reason: string } | undefined} Difference undefined when there is none */

export class TypeIdentity {
  /** Pairs that are taken to be equal: those in progress, and those found equal since. A failure drops what was built on it. */
  #trail = []
  #assumed = new Set()
  /** Type parameters of two generic signatures under comparison, ours for theirs. */
  #parameters = new Map()
  #nesting = new Map()

  constructor(ts, checker) {
    this.ts = ts
    this.checker = checker
  }

  /** The first difference between an expected type and ours, found by structure and confirmed by assignability in both directions. */
  difference(expected, ours) {
    const found = this.compare(expected, ours)
    if (found) return found
    if (!this.#isAssignable(expected, ours)) return { path: [], reason: "the expected type is not assignable to ours" }
    if (!this.#isAssignable(ours, expected))
      return { path: [], reason: "our type is not assignable to the expected one" }
    return undefined
  }

  /** TypeScript may run out of stack over two equal conditional types that recur in a template; then the structure says
   * it all. */
  #isAssignable(source, target) {
    try {
      return this.checker.isTypeAssignableTo(source, target)
    } catch (error) {
      if (error instanceof RangeError) return true
      throw error
    }
  }

  /** @returns {Difference} */
  compare(a, b) {
    const { TypeFlags } = this.ts
    a = this.#reduced(a)
    b = this.#reduced(b)
    if (a === b) return undefined
    if ((a.flags | b.flags) & TypeFlags.Union) return this.#unions(a, b)
    if (a.flags & TypeFlags.TypeParameter || b.flags & TypeFlags.TypeParameter) {
      return this.#parameters.get(a) === b ? undefined : this.#differ(a, b)
    }
    const kind = TypeFlags.Object | TypeFlags.Intersection
    if (a.flags & kind && b.flags & kind) return this.#remembered(a, b)
    if (!sameKind(this.ts, a, b)) return this.#differ(a, b)
    if (a.flags & TypeFlags.Intrinsic) return this.#intrinsics(a, b)
    return this.#remembered(a, b)
  }

  #differ(a, b, note = "") {
    return { path: [], reason: `${this.#print(a)} ≠ ${this.#print(b)}${note}` }
  }

  #print(type) {
    const text = this.checker.typeToString(type)
    return isError(type) ? `${text} (an error)` : text
  }

  #reduced(type) {
    const regular = type.regularType ?? type
    return isContradiction(this.ts, this.checker, regular) ? this.checker.getNeverType() : regular
  }

  #intrinsics(a, b) {
    const { TypeFlags } = this.ts
    if (a.flags & TypeFlags.Any && isError(b) && !isError(a)) return this.#differ(a, b)
    return undefined
  }

  /** Each member on one side has an equal on the other. */
  #unions(a, b) {
    const ours = membersOf(this.ts, this.checker, b)
    const theirs = membersOf(this.ts, this.checker, a)
    return (
      this.#within(theirs, ours, (x, y) => this.compare(x, y), "is not in ours") ??
      this.#within(ours, theirs, (x, y) => this.compare(y, x), "is not expected")
    )
  }

  #within(members, others, compare, verdict) {
    const known = new Set(others)
    for (const member of members) {
      if (known.has(member) || others.some((other) => !compare(member, other))) continue
      if (members.length === 1 && others.length === 1) return compare(member, others[0])
      const related = others.filter((other) => other.flags === member.flags)
      if (related.length !== 1) return { path: [], reason: `union member ${this.#print(member)} ${verdict}` }
      const inner = compare(member, related[0])
      return { path: inner.path, reason: `${inner.reason} (in a union member that ${verdict})` }
    }
    return undefined
  }

  /** Structural comparison under the assumption that the pair is equal, so that recursion ends. */
  #remembered(a, b) {
    const key = `${a.id} ${b.id}`
    if (this.#assumed.has(key)) return undefined
    const nested = this.#enterNesting(a, b)
    if (nested > DEEPLY_NESTED) {
      this.#leaveNesting(a, b)
      return undefined
    }
    const mark = this.#trail.length
    this.#assume(key)
    const found = this.#structure(a, b)
    if (found) this.#forget(mark)
    this.#leaveNesting(a, b)
    return found
  }

  #assume(key) {
    this.#assumed.add(key)
    this.#trail.push(key)
  }

  #forget(mark) {
    for (const key of this.#trail.splice(mark)) this.#assumed.delete(key)
  }

  #nestingKey(a, b) {
    return `${identityNumber(this.checker.getRecursionIdentity(a))} ${identityNumber(this.checker.getRecursionIdentity(b))}`
  }

  #enterNesting(a, b) {
    const key = this.#nestingKey(a, b)
    const count = (this.#nesting.get(key) ?? 0) + 1
    this.#nesting.set(key, count)
    return count
  }

  #leaveNesting(a, b) {
    const key = this.#nestingKey(a, b)
    this.#nesting.set(key, this.#nesting.get(key) - 1)
  }

  #structure(a, b) {
    const { TypeFlags } = this.ts
    if ((a.flags | b.flags) & TypeFlags.Intersection) return this.#intersections(a, b)
    if (a.flags & TypeFlags.Object) return this.#objects(a, b)
    if (a.flags & TypeFlags.UniqueESSymbol || a.flags & TypeFlags.Enum)
      return a.symbol === b.symbol ? undefined : this.#differ(a, b)
    if (a.flags & TypeFlags.Index) return this.compare(a.type, b.type)
    if (a.flags & TypeFlags.IndexedAccess)
      return this.compare(a.objectType, b.objectType) ?? this.compare(a.indexType, b.indexType)
    if (a.flags & TypeFlags.StringMapping)
      return a.symbol === b.symbol ? this.compare(a.type, b.type) : this.#differ(a, b)
    if (a.flags & TypeFlags.TemplateLiteral) {
      if (a.texts.join("\0") !== b.texts.join("\0")) return this.#differ(a, b)
      return this.#lists(a, b, a.types, b.types)
    }
    if (a.flags & TypeFlags.Substitution)
      return this.compare(a.baseType, b.baseType) ?? this.compare(a.constraint, b.constraint)
    if (a.flags & TypeFlags.Conditional) return this.#conditionals(a, b)
    // Literals are interned: two objects are two values.
    return this.#differ(a, b)
  }

  #lists(a, b, left, right, label = (index) => `<${index}>`) {
    if (left.length !== right.length) return this.#differ(a, b)
    for (let index = 0; index < left.length; index++) {
      const found = this.compare(left[index], right[index])
      if (found) return at(found, label(index))
    }
    return undefined
  }

  /** Object members count by what they amount to together; anything else (primitives of a brand, type parameters) one by one. */
  #intersections(a, b) {
    const { TypeFlags } = this.ts
    const split = (type) => {
      const members = type.flags & TypeFlags.Intersection ? type.types : [type]
      return {
        rest: members.filter((m) => !(m.flags & TypeFlags.Object)),
        objects: members.filter((m) => m.flags & TypeFlags.Object),
      }
    }
    const left = split(a)
    const right = split(b)
    if (left.rest.length === 0 && right.rest.length === 0) return this.#members(a, b)
    const rest =
      this.#within(left.rest, right.rest, (x, y) => this.compare(x, y), "is not in ours") ??
      this.#within(right.rest, left.rest, (x, y) => this.compare(y, x), "is not expected")
    return (
      rest ??
      this.#within(left.objects, right.objects, (x, y) => this.compare(x, y), "is not in ours") ??
      this.#within(right.objects, left.objects, (x, y) => this.compare(y, x), "is not expected")
    )
  }

  #conditionals(a, b) {
    this.#resolve(a)
    this.#resolve(b)
    if (a.root.isDistributive !== b.root.isDistributive) return this.#differ(a, b)
    return (
      this.#withParameters(a.root.inferTypeParameters, b.root.inferTypeParameters, () => {
        return (
          this.compare(a.checkType, b.checkType) ??
          this.compare(a.extendsType, b.extendsType) ??
          this.compare(a.resolvedTrueType, b.resolvedTrueType) ??
          this.compare(a.resolvedFalseType, b.resolvedFalseType)
        )
      }) ?? undefined
    )
  }

  /** Printing a type makes the checker work out its lazy parts. */
  #resolve(type) {
    const { NodeBuilderFlags, ObjectFlags, TypeFlags } = this.ts
    if (type.flags & TypeFlags.Object && !(type.objectFlags & ObjectFlags.Mapped)) return
    this.checker.typeToTypeNode(
      type,
      undefined,
      NodeBuilderFlags.InTypeAlias | NodeBuilderFlags.NoTruncation | NodeBuilderFlags.IgnoreErrors,
    )
  }

  #objects(a, b) {
    const { checker } = this
    const lists = [checker.isArrayType(a) || checker.isTupleType(a), checker.isArrayType(b) || checker.isTupleType(b)]
    if (lists[0] !== lists[1]) return this.#differ(a, b)
    if (checker.isTupleType(a) !== checker.isTupleType(b)) return this.#differ(a, b)
    if (checker.isTupleType(a)) return this.#tuples(a, b)
    const generics = this.ts.ObjectFlags.Reference
    if (a.objectFlags & generics && b.objectFlags & generics && a.target === b.target) return this.#references(a, b)
    if (lists[0]) return this.#differ(a, b)
    // Whether a mapped type is generic shows only in its parts, which the checker works out late.
    this.#resolve(a)
    this.#resolve(b)
    if (isGenericMapped(this.ts, a) || isGenericMapped(this.ts, b)) return this.#genericMapped(a, b)
    return this.#members(a, b)
  }

  #tuples(a, b) {
    const shape = (type) => `${type.target.readonly} ${type.target.elementFlags.join()}`
    if (shape(a) !== shape(b)) return this.#differ(a, b)
    return this.#lists(a, b, this.#elements(a), this.#elements(b), (index) => `[${index}]`)
  }

  #elements(tuple) {
    const { Optional } = this.ts.ElementFlags
    return this.checker.getTypeArguments(tuple).map((element, index) => {
      return tuple.target.elementFlags[index] & Optional ? withoutMissing(this.ts, this.checker, element) : element
    })
  }

  #references(a, b) {
    const count = a.target.typeParameters?.length ?? 0
    const label = this.checker.isArrayType(a) ? () => "[]" : (index) => `<${index}>`
    return this.#lists(
      a,
      b,
      this.checker.getTypeArguments(a).slice(0, count),
      this.checker.getTypeArguments(b).slice(0, count),
      label,
    )
  }

  #genericMapped(a, b) {
    if (!isGenericMapped(this.ts, a) || !isGenericMapped(this.ts, b)) return this.#differ(a, b)
    const modifiers = (type) => `${type.declaration.readonlyToken?.kind} ${type.declaration.questionToken?.kind}`
    if (modifiers(a) !== modifiers(b) || !a.nameType !== !b.nameType) return this.#differ(a, b)
    const outside = this.compare(a.constraintType, b.constraintType)
    if (outside) return outside
    return this.#withParameters([a.typeParameter], [b.typeParameter], () => {
      return (
        this.compare(a.templateType, b.templateType) ?? (a.nameType ? this.compare(a.nameType, b.nameType) : undefined)
      )
    })
  }

  #members(a, b) {
    const { SignatureKind } = this.ts
    return (
      this.#signatures(a, b, SignatureKind.Call, "()") ??
      this.#signatures(a, b, SignatureKind.Construct, "new()") ??
      this.#properties(a, b) ??
      this.#indexes(a, b)
    )
  }

  #properties(a, b) {
    const left = this.#propertiesByName(a)
    const right = this.#propertiesByName(b)
    for (const [name, property] of left) {
      const other = right.get(name)
      if (!other) return { path: [`.${shown(name)}`], reason: "a property that ours lacks" }
      const found = this.#property(property, other)
      if (found) return at(found, `.${shown(name)}`)
    }
    for (const name of right.keys()) {
      if (!left.has(name)) return { path: [`.${shown(name)}`], reason: "a property that is not expected" }
    }
    return undefined
  }

  #propertiesByName(type) {
    return new Map(this.checker.getPropertiesOfType(type).map((property) => [property.escapedName, property]))
  }

  #property(a, b) {
    const { ModifierFlags, SymbolFlags, getDeclarationModifierFlagsFromSymbol } = this.ts
    if (a === b) return undefined
    const hidden = ModifierFlags.Private | ModifierFlags.Protected
    const access = getDeclarationModifierFlagsFromSymbol(a) & hidden
    if (access !== (getDeclarationModifierFlagsFromSymbol(b) & hidden))
      return { path: [], reason: "private or protected on one side" }
    // Classes with such members are nominal: only the same declaration will do.
    if (access && a.valueDeclaration !== b.valueDeclaration)
      return { path: [], reason: "private members of two classes" }
    if ((a.flags & SymbolFlags.Optional) !== (b.flags & SymbolFlags.Optional)) {
      return {
        path: [],
        reason: a.flags & SymbolFlags.Optional ? "optional, but not in ours" : "optional in ours only",
      }
    }
    if (isReadonly(this.ts, a) !== isReadonly(this.ts, b) && !this.#isFilledIn(a)) {
      return { path: [], reason: isReadonly(this.ts, a) ? "readonly, but not in ours" : "readonly in ours only" }
    }
    return this.compare(this.#propertyType(a), this.#propertyType(b))
  }

  #propertyType(property) {
    const type = this.checker.getTypeOfSymbol(property)
    return property.flags & this.ts.SymbolFlags.Optional ? withoutMissing(this.ts, this.checker, type) : type
  }

  /** A property that an object literal of a union got from its siblings: whether it is `readonly` hangs on what TypeScript
   * checked before, since it makes one such property for each name of a program. */
  #isFilledIn(property) {
    const { SymbolFlags, TypeFlags } = this.ts
    return (
      Boolean(property.flags & SymbolFlags.Optional) &&
      Boolean(this.checker.getTypeOfSymbol(property).flags & TypeFlags.Undefined) &&
      property.declarations?.every(this.ts.isObjectLiteralElementLike)
    )
  }

  #indexes(a, b) {
    const left = this.checker.getIndexInfosOfType(a)
    const right = this.checker.getIndexInfosOfType(b)
    if (left.length !== right.length) return this.#differ(a, b, " (index signatures)")
    for (const info of left) {
      const other = right.find((candidate) => !this.compare(info.keyType, candidate.keyType))
      if (!other || info.isReadonly !== other.isReadonly) return this.#differ(a, b, " (index signatures)")
      const found = this.compare(info.type, other.type)
      if (found) return at(found, `[${this.checker.typeToString(info.keyType)}]`)
    }
    return undefined
  }

  #signatures(a, b, kind, label) {
    const left = this.checker.getSignaturesOfType(a, kind)
    const right = this.checker.getSignaturesOfType(b, kind)
    if (left.length !== right.length)
      return this.#differ(a, b, ` (${left.length} and ${right.length} ${label} signatures)`)
    for (let index = 0; index < left.length; index++) {
      const found = this.#signature(left[index], right[index])
      if (found) return at(found, label)
    }
    return undefined
  }

  /** Overloads count in order; parameter names do not count. */
  #signature(a, b) {
    if (a === b) return undefined
    const abstract = 4
    if ((a.flags & abstract) !== (b.flags & abstract)) return { path: [], reason: "abstract on one side" }
    if ((a.typeParameters?.length ?? 0) !== (b.typeParameters?.length ?? 0))
      return { path: [], reason: "numbers of type parameters" }
    return this.#withParameters(a.typeParameters, b.typeParameters, () => {
      return this.#typeParameters(a, b) ?? this.#signatureParts(a, b)
    })
  }

  #typeParameters(a, b) {
    for (const [index, parameter] of (a.typeParameters ?? []).entries()) {
      const other = b.typeParameters[index]
      const found =
        this.#maybe(this.checker.getBaseConstraintOfType(parameter), this.checker.getBaseConstraintOfType(other)) ??
        this.#maybe(
          this.checker.getDefaultFromTypeParameter(parameter),
          this.checker.getDefaultFromTypeParameter(other),
        )
      if (found) return at(found, `<${parameter.symbol.name}>`)
    }
    return undefined
  }

  #maybe(a, b) {
    if (!a && !b) return undefined
    if (!a || !b) return { path: [], reason: `${a ? this.#print(a) : "nothing"} ≠ ${b ? this.#print(b) : "nothing"}` }
    return this.compare(a, b)
  }

  #signatureParts(a, b) {
    const left = parametersOf(this.ts, this.checker, a)
    const right = parametersOf(this.ts, this.checker, b)
    if (left.length !== right.length) return { path: [], reason: `${left.length} ≠ ${right.length} parameters` }
    for (const [index, parameter] of left.entries()) {
      const other = right[index]
      if (parameter.optional !== other.optional || parameter.rest !== other.rest)
        return { path: [`(${index})`], reason: "optional or rest on one side" }
      const found = this.compare(parameter.type, other.type)
      if (found) return at(found, `(${index})`)
    }
    const self = this.#maybe(thisType(this.checker, a), thisType(this.checker, b))
    if (self) return at(self, "(this)")
    return (
      this.#predicates(a, b) ??
      at(this.compare(this.checker.getReturnTypeOfSignature(a), this.checker.getReturnTypeOfSignature(b)), "=>")
    )
  }

  #predicates(a, b) {
    const left = this.checker.getTypePredicateOfSignature(a)
    const right = this.checker.getTypePredicateOfSignature(b)
    if (!left && !right) return undefined
    if (!left || !right || left.kind !== right.kind || left.parameterIndex !== right.parameterIndex)
      return { path: ["=>"], reason: "type predicates" }
    return at(this.#maybe(left.type, right.type), "is")
  }

  /** Compares below a generic signature. What was found equal there holds only for that pairing of parameters. */
  #withParameters(left = [], right = [], compare) {
    if (left.length === 0 && right.length === 0) return compare()
    if (left.length !== right.length) return { path: [], reason: "numbers of type parameters" }
    const outer = this.#parameters
    const mark = this.#trail.length
    this.#parameters = new Map([...outer, ...left.map((parameter, index) => [parameter, right[index]])])
    const found = compare()
    this.#parameters = outer
    this.#forget(mark)
    return found
  }
}

const at = (found, step) => found && { path: [step, ...found.path], reason: found.reason }
