// Types as an author would write them, with what the generator knows of their values.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: types are written as text here
import {
  arrayOf,
  BOOLEAN,
  field,
  literal,
  membersOf,
  NULL,
  NUMBER,
  OPAQUE,
  object,
  STRING,
  simple,
  UNDEFINED,
  union,
} from "./shapes.mjs"

export const NAMES = ["id", "name", "count", "tags", "kind", "meta", "at", "next", "value", "items"]
const WORDS = ["a", "b", "open", "closed", "x-1"]

/** @typedef {{ text: string, shape: import("./shapes.mjs").Shape }} Typed */

export class TypeWriter {
  /** Declared aliases without parameters, to be referred to. */
  aliases = []

  constructor(random) {
    this.random = random
  }

  /** A type of at most `depth` levels.
   * @returns {Typed} */
  type(depth = 3) {
    const { random } = this
    const deep = depth > 0 ? 1 : 0
    return random.weighted([
      [6, () => this.primitive()],
      [3, () => this.literal()],
      [4 * deep, () => this.object(depth - 1)],
      [3 * deep, () => this.union(depth - 1)],
      [2 * deep, () => this.array(depth - 1)],
      [deep, () => this.tuple(depth - 1)],
      [2 * deep, () => this.tagged(depth - 1)],
      [deep, () => this.utility(depth - 1)],
      [0.5 * deep, () => this.container(depth - 1)],
      [0.4 * deep, () => this.callable(depth - 1)],
      [this.aliases.length > 0 ? 2 : 0, () => this.reference()],
    ])
  }

  primitive() {
    return this.random.pick([
      { text: "string", shape: STRING },
      { text: "number", shape: NUMBER },
      { text: "boolean", shape: BOOLEAN },
      { text: "string", shape: STRING },
      { text: "null", shape: NULL },
      { text: "Date", shape: simple("date") },
      { text: "unknown", shape: simple("unknown") },
      { text: "`id-${string}`", shape: STRING },
    ])
  }

  literal() {
    const value = this.random.pick(["a", "b", "open", 0, 1, 42, true, false])
    return { text: JSON.stringify(value), shape: literal(value) }
  }

  object(depth) {
    const { random } = this
    const names = random.some(NAMES).slice(0, 4)
    const fields = names.map((name) => {
      const { text, shape } = this.type(depth)
      const optional = random.chance(0.3)
      const readonly = random.chance(0.25) ? "readonly " : ""
      return { text: `${readonly}${name}${optional ? "?" : ""}: ${text}`, field: field(name, shape, optional) }
    })
    return { text: `{ ${fields.map((one) => one.text).join("; ")} }`, shape: object(fields.map((one) => one.field)) }
  }

  union(depth) {
    const members = this.random.times(this.random.between(2, 3), () => this.type(depth))
    if (this.random.chance(0.3)) members.push({ text: "undefined", shape: UNDEFINED })
    return {
      text: members.map((member) => grouped(member.text)).join(" | "),
      shape: union(members.map((member) => member.shape)),
    }
  }

  array(depth) {
    const { text, shape } = this.type(depth)
    const readonly = this.random.chance(0.25)
    return { text: `${readonly ? "readonly " : ""}${grouped(text)}[]`, shape: arrayOf(shape, readonly) }
  }

  tuple(depth) {
    const elements = this.random.times(this.random.between(1, 3), () => this.type(depth))
    return {
      text: `[${elements.map((element) => element.text).join(", ")}]`,
      shape: { kind: "tuple", of: elements.map((element) => element.shape) },
    }
  }

  /** A discriminated union. */
  tagged(depth) {
    const { random } = this
    const tag = random.pick(["kind", "type", "ok"])
    const values = tag === "ok" ? [true, false] : random.some(WORDS, 2).slice(0, 3)
    const members = values.map((value) => {
      const name = random.pick(["value", "items", "meta", "count"])
      const { text, shape } = this.type(depth)
      const optional = random.chance(0.2)
      return {
        text: `{ ${tag}: ${JSON.stringify(value)}; ${name}${optional ? "?" : ""}: ${text} }`,
        shape: object([field(tag, literal(value)), field(name, shape, optional)]),
      }
    })
    return {
      text: members.map((member) => member.text).join(" | "),
      shape: union(members.map((member) => member.shape)),
    }
  }

  /** A utility type or operator over an object type whose keys are known. */
  utility(depth) {
    const { random } = this
    const of = this.object(depth)
    const keys = random.some(of.shape.fields.map((one) => one.name))
    const names = keys.map((key) => JSON.stringify(key)).join(" | ")
    const kept = of.shape.fields.filter((one) => keys.includes(one.name))
    const rest = of.shape.fields.filter((one) => !keys.includes(one.name))
    return random.pick([
      { text: `Partial<${of.text}>`, shape: object(of.shape.fields.map((one) => ({ ...one, optional: true }))) },
      { text: `Required<${of.text}>`, shape: object(of.shape.fields.map((one) => ({ ...one, optional: false }))) },
      { text: `Readonly<${of.text}>`, shape: of.shape },
      { text: `Pick<${of.text}, ${names}>`, shape: object(kept) },
      { text: `Omit<${of.text}, ${names}>`, shape: object(rest) },
      { text: `{ [K in keyof ${grouped(of.text)}]: ${grouped(of.text)}[K][] }`, shape: OPAQUE },
      { text: `{ [K in keyof ${grouped(of.text)} as \`get_\${K}\`]-?: () => ${grouped(of.text)}[K] }`, shape: OPAQUE },
      { text: `keyof ${grouped(of.text)}`, shape: union(of.shape.fields.map((one) => literal(one.name))) },
      {
        text: `${grouped(of.text)}[${names}]`,
        shape: union(kept.map((one) => (one.optional ? union([one.shape, UNDEFINED]) : one.shape))),
      },
      { text: `NonNullable<${grouped(of.text)}[${names}]>`, shape: OPAQUE },
      { text: `Record<${names}, ${this.type(depth - 1).text}>`, shape: OPAQUE },
      { text: `Extract<${this.tagged(depth).text}, { ok: true } | { kind: "a" }>`, shape: OPAQUE },
      {
        text: `(${this.union(depth).text}) extends infer U ? (U extends string ? { text: U } : U extends { id: infer I } ? I : [U]) : never`,
        shape: OPAQUE,
      },
      { text: `${of.text} & { extra: ${this.type(depth - 1).text} }`, shape: OPAQUE },
    ])
  }

  container(depth) {
    const { text, shape } = this.type(depth)
    return this.random.pick([
      { text: `Promise<${text}>`, shape: { kind: "promise", of: shape } },
      { text: `Map<string, ${text}>`, shape: { kind: "map", key: STRING, of: shape } },
      { text: `Set<${text}>`, shape: { kind: "set", of: shape } },
      { text: `Record<string, ${text}>`, shape: OPAQUE },
    ])
  }

  callable(depth) {
    const parameter = this.type(depth)
    const returns = this.type(depth)
    return {
      text: `(x: ${parameter.text}) => ${returns.text}`,
      shape: { kind: "function", parameters: [parameter.shape], returns: returns.shape },
    }
  }

  reference() {
    const { name, shape } = this.random.pick(this.aliases)
    return { text: name, shape }
  }

  /** The text of an alias declaration, known from then on. */
  alias(name) {
    const { text, shape } = this.type(3)
    this.aliases.push({ name, shape })
    return `type ${name} = ${text}`
  }
}

/** Text that can stand beside an operator. */
export const grouped = (text) => (/[|&]|=>|^keyof |^readonly | extends /.test(text) ? `(${text})` : text)

/** Whether a shape is an object type with fields, alone. */
export const isRecord = (shape) => shape.kind === "object" && membersOf(shape).length === 1 && shape.fields.length > 0
