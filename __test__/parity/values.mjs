// JSON values of a TypeScript type, and which values it admits: a second reading of the README's table, by value instead
// of by schema, so that a schema can be held against the type that it was made of.
import { isContradiction } from "./type-facts.mjs"

/** Global types that JSON cannot carry: any value stands for one. */
const OPAQUE = ["Map", "ReadonlyMap", "WeakMap", "Set", "ReadonlySet", "WeakSet", "RegExp", "Promise", "PromiseLike"]

/** How deep samples go into a type that contains itself where they need not. */
const DEEPEST = 5

/** A type that has not ended by then has no value that ends. */
const ENDLESS = 10

/** Values of every kind; what of them a type refuses shows whether its schema refuses it, too. */
const STRANGERS = [null, true, false, 12345, -7, "", "stranger", [], ["stranger"], [[12345]], {}, { stranger: 1 }]

export class Values {
  constructor(ts, program) {
    this.ts = ts
    this.program = program
    this.checker = program.getTypeChecker()
  }

  /** Values of a type, and values that differ from them in one place. */
  candidates(type) {
    const samples = [0, 1, 2, 3, 4].map((seed) => this.sample(type, seed)).filter((value) => value !== undefined)
    return [...samples, ...samples.slice(0, 2).flatMap((value) => [...mutations(value)]), ...STRANGERS]
  }

  /** A value of the type; `undefined` where JSON holds none. The seed chooses among members and lengths. */
  sample(type, seed, depth = 0) {
    const { TypeFlags } = this.ts
    const { flags } = type
    if (depth > ENDLESS || flags & (TypeFlags.Never | TypeFlags.Undefined | TypeFlags.Void)) return undefined
    if (isContradiction(this.ts, this.checker, type)) return undefined
    if (flags & TypeFlags.Union) {
      const samples = type.types.map((member) => () => this.sample(member, seed, depth))
      const turned = [...samples.slice(seed % samples.length), ...samples.slice(0, seed % samples.length)]
      const ordered = depth < DEEPEST ? turned : samples
      for (const draw of ordered) {
        const value = draw()
        if (value !== undefined) return value
      }
      return undefined
    }
    if (flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral)) return type.value
    if (flags & TypeFlags.BooleanLiteral) return type.intrinsicName === "true"
    if (flags & TypeFlags.TemplateLiteral) return this.#text(type, seed)
    if (flags & (TypeFlags.String | TypeFlags.StringMapping)) return ["text", "", "Ünï"][seed % 3]
    if (flags & (TypeFlags.NumberLike | TypeFlags.BigIntLike)) return [0, 42, -3][seed % 3]
    if (flags & TypeFlags.Null) return null
    if (flags & TypeFlags.Intersection && this.#primitives(type).length > 0)
      return this.sample(this.#primitives(type)[0], seed, depth)
    if (!(flags & (TypeFlags.Object | TypeFlags.Intersection))) return [1, "any", { any: [] }][seed % 3]
    return this.#object(type, seed, depth)
  }

  #text(type, seed) {
    const parts = type.types.map((part) => {
      const value = this.sample(part, seed)
      return value === undefined ? "text" : String(value)
    })
    return type.texts.map((text, index) => text + (parts[index] ?? "")).join("")
  }

  #object(type, seed, depth) {
    const { checker } = this
    if (checker.isTupleType(type)) return this.#tuple(type, seed, depth)
    if (checker.isArrayType(type)) {
      const length = depth < DEEPEST ? seed % 3 : 0
      return this.#list(checker.getTypeArguments(type)[0], length, seed, depth)
    }
    if (this.#global(type) === "Date") return "2024-02-29T12:00:00.000Z"
    if (this.#isAnything(type)) return { any: seed }
    const value = {}
    for (const symbol of this.#dataProperties(type)) {
      const own = checker.getTypeOfSymbol(symbol)
      if (this.#isAbsent(symbol, own) && (depth >= DEEPEST || seed % 2 === 1)) continue
      const drawn = this.sample(own, seed, depth + 1)
      if (drawn === undefined && !this.#isAbsent(symbol, own)) return undefined
      if (drawn !== undefined) define(value, symbol.name, drawn)
    }
    for (const info of checker.getIndexInfosOfType(type)) {
      const own = this.#key(info)
      const key = own.flags & this.ts.TypeFlags.TemplateLiteral ? this.#text(own, seed) : "7"
      const drawn = seed % 2 === 0 && depth < DEEPEST ? this.sample(info.type, seed, depth + 1) : undefined
      if (drawn !== undefined && !Object.hasOwn(value, key)) define(value, key, drawn)
    }
    return this.admits(type, value) ? value : undefined
  }

  #tuple(type, seed, depth) {
    const { ElementFlags } = this.ts
    const values = []
    for (const [index, element] of this.checker.getTypeArguments(type).entries()) {
      const flag = type.target.elementFlags[index]
      if (flag & ElementFlags.Variable) values.push(...this.#list(element, depth < DEEPEST ? seed % 3 : 0, seed, depth))
      else if (flag & ElementFlags.Optional && (seed % 2 === 1 || depth >= DEEPEST)) break
      else {
        const value = this.sample(element, seed, depth + 1)
        if (value === undefined) return flag & ElementFlags.Optional ? values : undefined
        values.push(value)
      }
    }
    return values
  }

  #list(element, length, seed, depth) {
    const values = Array.from({ length }, (_, index) => this.sample(element, seed + index, depth + 1))
    return values.includes(undefined) ? [] : values
  }

  /** Whether the type holds the value, where an object has no other properties than those that it names. */
  admits(type, value) {
    const { TypeFlags } = this.ts
    const { flags } = type
    if (flags & TypeFlags.Union) return type.types.some((member) => this.admits(member, value))
    if (flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.ESSymbolLike)) return true
    if (flags & (TypeFlags.Never | TypeFlags.Undefined | TypeFlags.Void)) return false
    if (isContradiction(this.ts, this.checker, type)) return false
    if (flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral)) return value === type.value
    if (flags & TypeFlags.BooleanLiteral) return value === (type.intrinsicName === "true")
    if (flags & TypeFlags.TemplateLiteral)
      return (
        typeof value === "string" && this.checker.isTypeAssignableTo(this.checker.getStringLiteralType(value), type)
      )
    if (flags & (TypeFlags.String | TypeFlags.StringMapping)) return typeof value === "string"
    if (flags & TypeFlags.NumberLike) return typeof value === "number"
    if (flags & TypeFlags.BigIntLike) return Number.isInteger(value)
    if (flags & TypeFlags.Null) return value === null
    if (flags & TypeFlags.NonPrimitive) return isRecord(value)
    if (flags & TypeFlags.Intersection && this.#primitives(type).length > 0)
      return this.#primitives(type).every((part) => this.admits(part, value))
    if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.#admitsObject(type, value)
    return this.admits(this.checker.getBaseConstraintOfType(type) ?? this.checker.getUnknownType(), value)
  }

  #admitsObject(type, value) {
    const { checker } = this
    if (checker.isTupleType(type)) return Array.isArray(value) && this.#admitsElements(type, value)
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type)
      return Array.isArray(value) && value.every((one) => this.admits(element, one))
    }
    if (this.#global(type) === "Date") return typeof value === "string"
    if (this.#isAnything(type)) return true
    if (!isRecord(value)) return false
    const properties = this.#dataProperties(type)
    const names = new Set(properties.map((symbol) => symbol.name))
    return (
      properties.every((symbol) => {
        const own = checker.getTypeOfSymbol(symbol)
        return Object.hasOwn(value, symbol.name) ? this.admits(own, value[symbol.name]) : this.#isAbsent(symbol, own)
      }) && Object.keys(value).every((key) => names.has(key) || this.#admitsKey(type, key, value[key]))
    )
  }

  /** Where the rest is not last, the table asks for any of the elements at every place. */
  #admitsElements(type, values) {
    const { ElementFlags } = this.ts
    const elements = this.checker.getTypeArguments(type)
    const flags = type.target.elementFlags
    const least = flags.filter((flag) => flag & ElementFlags.Required).length
    const rest = flags.findIndex((flag) => flag & ElementFlags.Variable)
    if (values.length < least) return false
    if (rest >= 0 && rest < flags.length - 1)
      return values.every((value) => elements.some((element) => this.admits(element, value)))
    if (rest < 0 && values.length > flags.length) return false
    return values.every((value, index) => this.admits(elements[Math.min(index, elements.length - 1)], value))
  }

  /** A key beside the named ones: a pattern that fits it has the word, else a string index, else a number index. */
  #admitsKey(type, key, value) {
    const { TypeFlags } = this.ts
    const infos = this.checker.getIndexInfosOfType(type)
    const named = this.checker.getStringLiteralType(key)
    const patterns = infos.filter((info) => {
      const own = this.#key(info)
      return own.flags & TypeFlags.TemplateLiteral && this.checker.isTypeAssignableTo(named, own)
    })
    if (patterns.length > 0) return patterns.every((info) => this.admits(info.type, value))
    const open = (flag) => infos.find((info) => this.#key(info).flags & flag)
    const info = open(TypeFlags.String | TypeFlags.StringMapping) ?? open(TypeFlags.Number)
    return info !== undefined && this.admits(info.type, value)
  }

  /** The properties that a value can have: neither functions, nor private, nor keyed by a symbol. */
  #dataProperties(type) {
    const hidden = this.ts.ModifierFlags.Private | this.ts.ModifierFlags.Protected
    return this.checker.getPropertiesOfType(type).filter((symbol) => {
      if (/^__[@#]/.test(symbol.escapedName)) return false
      if (this.ts.getDeclarationModifierFlagsFromSymbol(symbol) & hidden) return false
      const members = this.#present(this.checker.getTypeOfSymbol(symbol))
      return members.length === 0 || !members.every((member) => this.#isFunction(member))
    })
  }

  #present(type) {
    const { TypeFlags } = this.ts
    const all = type.flags & TypeFlags.Union ? type.types : [type]
    return all.filter((member) => !(member.flags & (TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never)))
  }

  #isAbsent(symbol, type) {
    const { TypeFlags, SymbolFlags } = this.ts
    const all = type.flags & TypeFlags.Union ? type.types : [type]
    return (
      Boolean(symbol.flags & SymbolFlags.Optional) ||
      all.some((one) => one.flags & (TypeFlags.Undefined | TypeFlags.Void))
    )
  }

  #isFunction(type) {
    if (!(type.flags & this.ts.TypeFlags.Object)) return false
    return (
      type.getCallSignatures().length + type.getConstructSignatures().length > 0 || this.#global(type) === "Function"
    )
  }

  #isAnything(type) {
    if (OPAQUE.includes(this.#global(type)) || this.#isFunction(type)) return true
    return this.checker.getPropertiesOfType(type).length + this.checker.getIndexInfosOfType(type).length === 0
  }

  /** The type of an index signature's keys, without a brand. */
  #key({ keyType }) {
    return keyType.flags & this.ts.TypeFlags.Intersection ? this.#primitives(keyType)[0] : keyType
  }

  /** The part of a branded primitive that is data. */
  #primitives(type) {
    const { TypeFlags } = this.ts
    return type.types.filter(
      (part) => !(part.flags & (TypeFlags.Object | TypeFlags.NonPrimitive | TypeFlags.TypeParameter)),
    )
  }

  #global(type) {
    const inLibrary = (declaration) => this.program.isSourceFileDefaultLibrary(declaration.getSourceFile())
    return type.symbol?.declarations?.some(inLibrary) ? type.symbol.name : undefined
  }
}

const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value)

/** `__proto__` is a key like any other. */
function define(object, key, value) {
  Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Copies of a value with one place changed: a stranger in it, a key or element gone, one too many. */
function* mutations(value, depth = 0) {
  if (depth > 3 || typeof value !== "object" || value === null) return
  if (Array.isArray(value)) {
    yield [...value, ...STRANGERS.slice(-1)]
    if (value.length > 0) yield value.slice(1)
    for (const [index, element] of value.entries()) {
      for (const other of [...STRANGERS, ...mutations(element, depth + 1)]) yield value.with(index, other)
    }
    return
  }
  const copy = (change) => {
    const other = {}
    for (const key of Object.keys(value)) define(other, key, value[key])
    change(other)
    return other
  }
  yield copy((other) => define(other, "another key", "stranger"))
  for (const key of Object.keys(value)) {
    yield copy((other) => delete other[key])
    for (const inner of [...STRANGERS, ...mutations(value[key], depth + 1)])
      yield copy((other) => define(other, key, inner))
  }
}
