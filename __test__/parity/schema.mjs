// The reference projection: the JSON Schema that is due for a TypeScript type.
// It reads types from TypeScript's checker only, so it can judge a projection that reads them from ours.
import { destructuredDefaults, parameterDocs } from "./describe.mjs"
import { documented } from "./schema-docs.mjs"
import { templatePattern } from "./schema-pattern.mjs"
import { isContradiction } from "./type-facts.mjs"

export const EMPTY_INPUT = { type: "object", properties: {}, required: [], additionalProperties: false }

/** Global classes and interfaces that JSON cannot carry. */
const OPAQUE = new Set([
  "Map",
  "ReadonlyMap",
  "WeakMap",
  "Set",
  "ReadonlySet",
  "WeakSet",
  "RegExp",
  "Promise",
  "PromiseLike",
  "Function",
])

/** Types may grow without end while they are instantiated; no author means what lies this deep. */
const DEEPEST = 60

export class SchemaProjection {
  /** Types that contain themselves, by key; found on one pass and referred to on the next. */
  #recursive = new Set()
  #definitions = new Map()
  #names = new Map()
  #ownNames = new Map()
  /** Types whose projection has begun and not ended, outermost first, with their members. */
  #open = new Map()
  #closed = new Map()
  #depth = 0
  /** Whether a depth limit cut something off, so that the answer is not to be trusted. */
  undecided = false

  constructor(ts, program) {
    this.ts = ts
    this.program = program
    this.checker = program.getTypeChecker()
  }

  /** The `parameters` of a tool. */
  input(tool) {
    if (!tool.input || tool.input.rest) return EMPTY_INPUT
    const docs = {
      fallbacks: parameterDocs(this.ts, tool.signature),
      defaults: destructuredDefaults(this.ts, tool.signature),
    }
    return this.#settled(() => this.#root(tool.input.type, docs))
  }

  /** The `output` of a tool. */
  output(tool) {
    return this.#settled(() => this.#schema(tool.output))
  }

  /** Projects until no new recursive type turns up, then adds the definitions. */
  #settled(project) {
    for (;;) {
      const before = this.#recursive.size
      this.#definitions = new Map()
      this.#closed = new Map()
      const schema = project()
      if (this.#recursive.size > before) continue
      if (this.#definitions.size === 0) return schema
      return { ...schema, $defs: Object.fromEntries(this.#definitions) }
    }
  }

  #root(type, docs) {
    const members = this.#members(this.#constraint(type))
    const objects = members.filter((member) => this.#isInputObject(member))
    if (objects.length === 0) return EMPTY_INPUT
    if (objects.length > 1) {
      return {
        type: "object",
        anyOf: distinct(objects.map((member) => this.#keyed([member], () => this.#single(member, docs)))),
      }
    }
    const key = keyOf(objects)
    this.#name(key, type)
    this.#open.set(key, objects)
    const schema = this.#single(objects[0], docs)
    this.#open.delete(key)
    return schema
  }

  #isInputObject(type) {
    const { TypeFlags } = this.ts
    if (type.flags & TypeFlags.NonPrimitive) return true
    if (type.flags & TypeFlags.Intersection)
      return type.types.every((member) => member.flags & (TypeFlags.Object | TypeFlags.NonPrimitive))
    if (!(type.flags & TypeFlags.Object)) return false
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) return false
    return this.#globalName(type) === undefined && !this.#isFunction(type) && !this.#isEmpty(type)
  }

  /** The members of a union that JSON can hold: `undefined` and `void` mean that the value is not there. */
  #members(type) {
    const { TypeFlags } = this.ts
    const all = type.flags & TypeFlags.Union ? type.types : [type]
    const members = all
      .filter((member) => !(member.flags & (TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never)))
      .filter((member) => !isContradiction(this.ts, this.checker, member))
      .map((member) => this.#withoutBrand(member))
      .map((member) => member.regularType ?? member)
    return [...new Set(members)]
  }

  /** A brand is dropped and its primitive kept. */
  #withoutBrand(type) {
    if (!(type.flags & this.ts.TypeFlags.Intersection)) return type
    const primitives = this.#primitives(type)
    return primitives.length === 1 ? primitives[0] : type
  }

  /** The parts of an intersection that say what JSON holds. */
  #primitives(type) {
    const { TypeFlags } = this.ts
    const texts = TypeFlags.TemplateLiteral | TypeFlags.StringMapping
    const others = TypeFlags.Object | TypeFlags.NonPrimitive | (TypeFlags.Instantiable & ~texts)
    return type.types.filter((member) => !(member.flags & others))
  }

  #constraint(type) {
    if (!(type.flags & this.ts.TypeFlags.Instantiable)) return type
    if (type.flags & (this.ts.TypeFlags.TemplateLiteral | this.ts.TypeFlags.StringMapping)) return type
    return this.checker.getBaseConstraintOfType(type) ?? this.checker.getUnknownType()
  }

  #schema(type) {
    const members = this.#members(this.#constraint(type))
    if (members.length === 0) return { not: {} }
    if (!members.some((member) => member.flags & (this.ts.TypeFlags.Object | this.ts.TypeFlags.Intersection)))
      return this.#union(members)
    this.#name(keyOf(members), type)
    return this.#keyed(members, () => this.#union(members))
  }

  /** A type that contains itself becomes a definition; everything else stands where it is used. */
  #keyed(members, project) {
    const key = keyOf(members)
    if (this.#recursive.has(key)) return this.#reference(key, members, project)
    if (this.#open.has(key)) {
      this.#recursive.add(this.#entryOfCycle(key))
      return {}
    }
    const known = this.#closed.get(key)
    if (known) return known
    if (this.#depth >= DEEPEST) {
      this.undecided = true
      return {}
    }
    this.#open.set(key, members)
    this.#depth++
    const schema = project()
    this.#depth--
    this.#open.delete(key)
    this.#closed.set(key, schema)
    return schema
  }

  /** The type of a cycle that becomes a definition: the first that is no list, since lists read best in place. */
  #entryOfCycle(key) {
    const keys = [...this.#open.keys()]
    const cycle = keys.slice(keys.indexOf(key))
    const isList = ([type, ...others]) =>
      others.length === 0 && (this.checker.isArrayType(type) || this.checker.isTupleType(type))
    return cycle.find((candidate) => !isList(this.#open.get(candidate))) ?? key
  }

  /** A definition is projected as if nothing were open around it: whatever leads back to it is a reference. */
  #reference(key, members, project) {
    const name = this.#definitionName(key, members)
    if (!this.#definitions.has(name)) {
      this.#definitions.set(name, {})
      const around = this.#open
      this.#open = new Map()
      this.#definitions.set(name, project())
      this.#open = around
    }
    return { $ref: `#/$defs/${name}` }
  }

  /** Notes what a type calls itself, should it need a definition. */
  #name(key, type) {
    const own = type.aliasSymbol?.name ?? type.symbol?.name
    if (own && !own.startsWith("__") && !this.#ownNames.has(key)) this.#ownNames.set(key, own)
  }

  /** A definition is called like its type: an alias, an interface, a class; else `Recursive`. Numbers keep names apart. */
  #definitionName(key, members) {
    const known = this.#names.get(key)
    if (known) return known
    if (members.length === 1) this.#name(key, members[0])
    const base = this.#ownNames.get(key) ?? "Recursive"
    const taken = new Set(this.#names.values())
    let name = base
    for (let count = 2; taken.has(name); count++) name = `${base}${count}`
    this.#names.set(key, name)
    return name
  }

  #union(members) {
    const { TypeFlags } = this.ts
    const literals = { string: [], number: [], boolean: [] }
    const parts = []
    const collect = (kind, value) => {
      if (literals[kind].length === 0) parts.push(() => literalSchema(kind, literals[kind]))
      literals[kind].push(value)
    }
    for (const member of members) {
      if (member.flags & TypeFlags.StringLiteral) collect("string", member.value)
      else if (member.flags & TypeFlags.NumberLiteral) collect("number", member.value)
      else if (member.flags & TypeFlags.BooleanLiteral) collect("boolean", member.intrinsicName === "true")
      else if (members.length === 1) parts.push(() => this.#single(member))
      else
        parts.push(() =>
          member.flags & (TypeFlags.Object | TypeFlags.Intersection)
            ? this.#keyed([member], () => this.#single(member))
            : this.#single(member),
        )
    }
    const schemas = distinct(parts.map((part) => part()))
    return schemas.length === 1 ? schemas[0] : { anyOf: schemas }
  }

  #single(type, docs) {
    const { TypeFlags } = this.ts
    const { flags } = type
    if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return {}
    if (flags & TypeFlags.BigIntLike) return { type: "integer" }
    if (flags & TypeFlags.TemplateLiteral) return { type: "string", pattern: templatePattern(this.ts, type) }
    if (flags & TypeFlags.StringLike) return { type: "string" }
    if (flags & TypeFlags.NumberLike) return { type: "number" }
    if (flags & TypeFlags.BooleanLike) return { type: "boolean" }
    if (flags & TypeFlags.Null) return { type: "null" }
    if (flags & TypeFlags.NonPrimitive) return { type: "object" }
    if (flags & TypeFlags.Intersection) return this.#intersection(type, docs)
    if (flags & TypeFlags.Object) return this.#object(type, docs)
    if (flags & TypeFlags.Instantiable) return this.#schema(type)
    // Symbols.
    return {}
  }

  /** Several patterns must all hold. */
  #intersection(type, docs) {
    const primitives = this.#primitives(type)
    if (primitives.length > 0) return allOf(primitives.map((member) => this.#single(member)))
    return this.#fields(type, docs)
  }

  #object(type, docs) {
    const { checker } = this
    if (checker.isTupleType(type)) return this.#tuple(type)
    if (checker.isArrayType(type)) return { type: "array", items: this.#schema(checker.getTypeArguments(type)[0]) }
    const global = this.#globalName(type)
    if (global === "Date") return { type: "string", format: "date-time" }
    if (global !== undefined || this.#isFunction(type) || this.#isEmpty(type)) return {}
    return this.#fields(type, docs)
  }

  #tuple(type) {
    const { ElementFlags } = this.ts
    const flags = type.target.elementFlags
    const elements = this.checker.getTypeArguments(type).map((element) => this.#schema(element))
    const minItems = flags.filter((flag) => flag & ElementFlags.Required).length
    const variable = flags.findIndex((flag) => flag & ElementFlags.Variable)
    if (variable >= 0 && variable < flags.length - 1) return { type: "array", items: anyOf(elements), minItems }
    const fixed = variable < 0 ? elements : elements.slice(0, -1)
    // The meta-schema wants at least one member in `prefixItems`.
    const prefixItems = fixed.length > 0 ? { prefixItems: fixed } : {}
    return { type: "array", ...prefixItems, minItems, items: variable < 0 ? false : elements.at(-1) }
  }

  #fields(type, docs = { fallbacks: new Map(), defaults: new Map(), path: [] }) {
    const { SymbolFlags } = this.ts
    const properties = []
    const required = []
    for (const symbol of this.checker.getPropertiesOfType(type)) {
      const name = this.#dataName(symbol)
      const value = this.checker.getTypeOfSymbol(symbol)
      if (name === undefined || this.#isFunctionValued(value)) continue
      const path = [...(docs.path ?? []), name]
      const inner = this.#inner(value, { ...docs, path })
      const at = path.join(".")
      const initial = docs.defaults.has(at) ? { value: docs.defaults.get(at) } : undefined
      properties.push([
        name,
        documented(this.ts, this.checker, inner, { symbol, fallback: docs.fallbacks.get(at), initial }),
      ])
      if (!(symbol.flags & SymbolFlags.Optional) && !this.#mayBeUndefined(value)) required.push(name)
    }
    return { type: "object", properties: Object.fromEntries(properties), required, ...this.#indexes(type) }
  }

  /** The schema of a property; texts about deeper paths go down with it, past the table of shared schemas. */
  #inner(value, docs) {
    const prefix = `${docs.path.join(".")}.`
    const deeper = [...docs.fallbacks.keys(), ...docs.defaults.keys()].some((key) => key.startsWith(prefix))
    const members = this.#members(value)
    if (
      !deeper ||
      members.length !== 1 ||
      !this.#isInputObject(members[0]) ||
      this.#recursive.has(keyOf(members)) ||
      this.#open.has(keyOf(members))
    ) {
      return this.#schema(value)
    }
    return this.#single(members[0], docs)
  }

  #indexes(type) {
    const { TypeFlags } = this.ts
    const patterns = []
    let additional = false
    // A number index says less than a string index beside it, so that the latter wins.
    const infos = this.checker
      .getIndexInfosOfType(type)
      .map((info) => ({ key: this.#withoutBrand(info.keyType), value: info.type }))
    for (const { key, value } of infos.sort((a, b) => rank(this.ts, a.key) - rank(this.ts, b.key))) {
      if (key.flags & TypeFlags.TemplateLiteral) patterns.push([templatePattern(this.ts, key), this.#schema(value)])
      else if (key.flags & (TypeFlags.String | TypeFlags.StringMapping | TypeFlags.Number))
        additional = this.#schema(value)
    }
    return {
      ...(patterns.length > 0 ? { patternProperties: Object.fromEntries(patterns) } : {}),
      additionalProperties: additional,
    }
  }

  /** The name under which a property shows in JSON; none for symbols and for what is private. */
  #dataName(symbol) {
    const { ModifierFlags } = this.ts
    const name = symbol.escapedName
    if (name.startsWith("__@") || name.startsWith("__#")) return undefined
    if (this.ts.getDeclarationModifierFlagsFromSymbol(symbol) & (ModifierFlags.Private | ModifierFlags.Protected))
      return undefined
    return symbol.name
  }

  #isFunction(type) {
    return (
      type.getCallSignatures().length > 0 ||
      type.getConstructSignatures().length > 0 ||
      this.#globalName(type) === "Function"
    )
  }

  #isFunctionValued(type) {
    const members = this.#members(type)
    return (
      members.length > 0 &&
      members.every((member) => member.flags & this.ts.TypeFlags.Object && this.#isFunction(member))
    )
  }

  #isEmpty(type) {
    return (
      this.checker.getPropertiesOfType(type).length === 0 &&
      this.checker.getIndexInfosOfType(type).length === 0 &&
      !this.#isFunctionOnly(type)
    )
  }

  #isFunctionOnly(type) {
    return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0
  }

  #mayBeUndefined(type) {
    const { TypeFlags } = this.ts
    const all = type.flags & TypeFlags.Union ? type.types : [type]
    return all.some((member) => member.flags & (TypeFlags.Undefined | TypeFlags.Void))
  }

  /** The name of a library type that has a row of its own in the table. */
  #globalName(type) {
    const name = type.symbol?.name
    if (name !== "Date" && !OPAQUE.has(name)) return undefined
    const library = type.symbol.declarations?.some((d) => this.program.isSourceFileDefaultLibrary(d.getSourceFile()))
    return library ? name : undefined
  }
}

/** Members of a union, whatever name it goes by; literals of `undefined` are gone already. */
const keyOf = (members) =>
  members
    .map((member) => member.id)
    .sort((a, b) => a - b)
    .join()

const rank = (ts, key) => (key.flags & ts.TypeFlags.Number ? 0 : 1)

function literalSchema(kind, values) {
  if (kind === "boolean" && values.length === 2) return { type: "boolean" }
  return { type: kind, enum: values }
}

function anyOf(schemas) {
  const all = distinct(schemas)
  return all.length === 1 ? all[0] : { anyOf: all }
}

function allOf(schemas) {
  return {
    type: "string",
    allOf: schemas.map(({ type, ...rest }) => rest).filter((schema) => Object.keys(schema).length > 0),
  }
}

/** Of equal schemas the first. Each object is read once, wherever it stands: a type that doubles with each turn has
 * few. */
function distinct(schemas) {
  const seen = new Map(schemas.map((schema) => [shapeOf(schema), schema]))
  return [...seen.values()]
}

const shapes = new Map()
const shapesOfObjects = new WeakMap()

/** Something that is the same for equal values, and only for those. */
function shapeOf(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const known = shapesOfObjects.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify([
    Array.isArray(value),
    Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]),
  ])
  if (!shapes.has(text)) shapes.set(text, shapes.size)
  shapesOfObjects.set(value, shapes.get(text))
  return shapes.get(text)
}
