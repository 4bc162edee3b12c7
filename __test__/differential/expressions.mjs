// Expressions over the variables in scope, chosen by what is known of them.
import {
  arrayOf,
  BOOLEAN,
  discriminant,
  field,
  isAll,
  literal,
  literalOf,
  mayBeNullish,
  membersOf,
  NULL,
  NUMBER,
  nonNullish,
  OPAQUE,
  object,
  readOf,
  STRING,
  union,
} from "./shapes.mjs"

/** @typedef {{ text: string, shape: import("./shapes.mjs").Shape }} Typed */

export class ExpressionWriter {
  #names = 0

  /** @param {{ name: string, shape: import("./shapes.mjs").Shape }[]} scope */
  constructor(random, scope, { isAsync = false } = {}) {
    this.random = random
    this.scope = scope
    this.isAsync = isAsync
  }

  fresh(prefix) {
    return `${prefix}${++this.#names}`
  }

  /** Writes with more names in scope. */
  within(names, write) {
    const before = this.scope
    this.scope = [...before, ...names]
    const written = write()
    this.scope = before
    return written
  }

  /** @returns {Typed} */
  expression(depth = 3) {
    const { random } = this
    const deep = depth > 0 ? 1 : 0
    return random.weighted([
      [2, () => this.literal()],
      [this.scope.length > 0 ? 8 : 0, () => this.use(this.place(), depth)],
      [3 * deep, () => this.objectLiteral(depth - 1)],
      [2 * deep, () => this.arrayLiteral(depth - 1)],
      [2 * deep, () => this.ternary(depth - 1)],
      [1.5 * deep, () => this.logical(depth - 1)],
      [1.5 * deep, () => this.helperCall(depth - 1)],
      [deep, () => this.template(depth - 1)],
      [deep, () => this.asserted(depth - 1)],
      [0.7 * deep, () => this.arrow(depth - 1)],
      [0.7 * deep, () => this.construction(depth - 1)],
    ])
  }

  literal() {
    const { random } = this
    const value = random.pick(["a", "b", "open", "", 0, 1, -1, 2.5, true, false, null])
    if (value === null) return { text: random.chance(0.5) ? "null" : "undefined", shape: NULL }
    return { text: JSON.stringify(value), shape: literal(value) }
  }

  /** A variable, or something inside it. */
  place() {
    let { name: text, shape } = this.random.pick(this.scope)
    for (let step = 0; step < 3 && this.random.chance(0.6); step++) {
      const next = this.#step(text, shape)
      if (!next) break
      ;({ text, shape } = next)
    }
    return { text, shape }
  }

  #step(text, shape) {
    const { random } = this
    const optional = mayBeNullish(shape)
    const inner = optional ? nonNullish(shape) : shape
    const dot = optional ? "?." : "."
    const read = (value) => (optional ? union([value, { kind: "undefined" }]) : value)
    if (inner.kind === "object" && inner.fields.length > 0) {
      const chosen = random.pick(inner.fields)
      return { text: `${text}${dot}${chosen.name}`, shape: read(readOf(chosen)) }
    }
    const shared = sharedFields(inner)
    if (shared.length > 0) {
      const chosen = random.pick(shared)
      return { text: `${text}${dot}${chosen.name}`, shape: read(chosen.shape) }
    }
    if (inner.kind === "tuple") {
      const index = random.between(0, inner.of.length - 1)
      return { text: `${text}${optional ? "?." : ""}[${index}]`, shape: read(inner.of[index]) }
    }
    if (inner.kind === "array") return { text: `${text}${optional ? "?." : ""}[0]`, shape: read(inner.of) }
    return undefined
  }

  /** Something done to a value, as its shape allows. */
  use(value, depth) {
    const { random } = this
    if (depth <= 0 || random.chance(0.3)) return value
    const { text, shape } = value
    if (mayBeNullish(shape)) {
      return random.weighted([
        [2, () => value],
        [2, () => this.#orElse(value, depth - 1)],
        [1, () => ({ text: `${text}!`, shape: nonNullish(shape) })],
      ])
    }
    if (isAll(shape, "string")) return this.#string(text)
    if (isAll(shape, "number")) return this.#number(text, depth)
    if (isAll(shape, "boolean")) return random.pick([value, { text: `!${text}`, shape: BOOLEAN }])
    if (shape.kind === "array") return this.#array(text, shape, depth)
    if (shape.kind === "tuple")
      return random.pick([value, { text: `[...${text}]`, shape: OPAQUE }, { text: `${text}.length`, shape: NUMBER }])
    if (shape.kind === "object") return this.#object(text, shape, depth)
    if (shape.kind === "promise")
      return this.isAsync
        ? { text: `(await ${text})`, shape: shape.of }
        : { text: `${text}.then((v) => ({ v }))`, shape: OPAQUE }
    if (shape.kind === "map")
      return random.pick([
        { text: `${text}.get("k")`, shape: union([shape.of, { kind: "undefined" }]) },
        { text: `[...${text}]`, shape: OPAQUE },
        { text: `[...${text}.values()]`, shape: arrayOf(shape.of) },
      ])
    if (shape.kind === "set")
      return random.pick([
        { text: `[...${text}]`, shape: arrayOf(shape.of) },
        { text: `${text}.size`, shape: NUMBER },
      ])
    if (shape.kind === "date")
      return random.pick([
        { text: `${text}.getTime()`, shape: NUMBER },
        { text: `${text}.toISOString()`, shape: STRING },
      ])
    if (shape.kind === "function" && shape.parameters.length === 0) return { text: `${text}()`, shape: shape.returns }
    return value
  }

  #orElse({ text, shape }, depth) {
    const other = this.expression(depth)
    return { text: `(${text} ?? ${bracketed(other.text)})`, shape: union([nonNullish(shape), other.shape]) }
  }

  #string(text) {
    return this.random.pick([
      { text: `${text}.length`, shape: NUMBER },
      { text: `${text}.toUpperCase()`, shape: STRING },
      { text: `${text}.split(",")`, shape: arrayOf(STRING) },
      { text: `${text}.match(/x/)`, shape: OPAQUE },
      { text: `[...${text}]`, shape: arrayOf(STRING) },
      { text: `(${text} === "a")`, shape: BOOLEAN },
      { text: `(${text} + "!")`, shape: STRING },
      { text: `${text}[0]`, shape: STRING },
    ])
  }

  #number(text, depth) {
    const right = this.random.chance(0.5) ? "2" : bracketed(this.use(this.place(), 0).text)
    return this.random.pick([
      { text: `(${text} + 1)`, shape: NUMBER },
      { text: `(${text} * 2)`, shape: NUMBER },
      { text: `${text}.toFixed(${depth})`, shape: STRING },
      { text: `(${text} > 1)`, shape: BOOLEAN },
      { text: `Math.max(${text}, 1)`, shape: NUMBER },
      { text: `\`\${${text}}\``, shape: STRING },
      { text: `-${text}`, shape: NUMBER },
      { text: `String(${right})`, shape: STRING },
    ])
  }

  #array(text, { of, readonly }, depth) {
    const item = this.fresh("x")
    const callback = () => this.within([{ name: item, shape: of }], () => this.expression(depth - 1))
    return this.random.weighted([
      [1, () => ({ text: `${text}.length`, shape: NUMBER })],
      [
        4,
        () => {
          const body = callback()
          return { text: `${text}.map((${item}) => ${arrowBody(body.text)})`, shape: arrayOf(body.shape) }
        },
      ],
      [
        2,
        () => ({
          text: `${text}.filter((${item}) => ${this.condition({ text: item, shape: of }).text})`,
          shape: arrayOf(of),
        }),
      ],
      [
        1,
        () => ({
          text: `${text}.find((${item}) => ${this.condition({ text: item, shape: of }).text})`,
          shape: union([of, { kind: "undefined" }]),
        }),
      ],
      [1, () => ({ text: `${text}.slice(1)`, shape: arrayOf(of) })],
      [1, () => ({ text: `[...${text}, ${this.expression(depth - 1).text}]`, shape: OPAQUE })],
      [1, () => ({ text: `${text}.flatMap((${item}) => [${item}, ${callback().text}])`, shape: OPAQUE })],
      [1, () => ({ text: `${text}.reduce((sum, ${item}) => sum + 1, 0)`, shape: NUMBER })],
      [
        0.5,
        () => ({
          text: `${text}.some((${item}) => ${this.condition({ text: item, shape: of }).text})`,
          shape: BOOLEAN,
        }),
      ],
      [0.5, () => ({ text: `${text}.entries()`, shape: OPAQUE })],
      [readonly ? 0 : 0.5, () => ({ text: `${text}.pop()`, shape: union([of, { kind: "undefined" }]) })],
      [0.5, () => ({ text: `Object.fromEntries(${text}.map((${item}, i) => [\`k\${i}\`, ${item}]))`, shape: OPAQUE })],
      [0.5, () => ({ text: `new Set(${text})`, shape: { kind: "set", of } })],
    ])
  }

  #object(text, { fields }, depth) {
    const extra = this.expression(depth - 1)
    const name = this.random.pick(["extra", "id", "count"])
    return this.random.pick([
      { text, shape: object(fields) },
      { text: `{ ...${text} }`, shape: object(fields) },
      {
        text: `{ ...${text}, ${name}: ${extra.text} }`,
        shape: object([...fields.filter((one) => one.name !== name), field(name, extra.shape)]),
      },
      { text: `{ ${name}: ${extra.text}, ...${text} }`, shape: OPAQUE },
      { text: `Object.keys(${text})`, shape: arrayOf(STRING) },
      { text: `Object.values(${text})`, shape: OPAQUE },
      { text: `Object.entries(${text})`, shape: OPAQUE },
      { text: `(({ ${fields[0]?.name ?? "x"}: _, ...rest }) => rest)(${text})`, shape: OPAQUE },
    ])
  }

  objectLiteral(depth) {
    const { random } = this
    const names = random.some(["id", "name", "count", "kind", "list", "ok"]).slice(0, 3)
    const fields = names.map((name) => ({ name, ...this.expression(depth) }))
    const text = fields.map((one) =>
      random.chance(0.15) && one.shape.kind === "literal"
        ? `${one.name}: ${one.text} as const`
        : `${one.name}: ${one.text}`,
    )
    const spread = random.chance(0.15)
      ? `, ...(${this.anyCondition()} && { more: ${this.expression(depth - 1).text} })`
      : ""
    return { text: `{ ${text.join(", ")}${spread} }`, shape: object(fields.map((one) => field(one.name, one.shape))) }
  }

  arrayLiteral(depth) {
    const elements = this.random.times(this.random.between(0, 3), () => this.expression(depth))
    const of = elements.length === 0 ? OPAQUE : union(elements.map((element) => element.shape))
    const text = `[${elements.map((element) => element.text).join(", ")}]`
    return this.random.chance(0.15) ? { text: `(${text} as const)`, shape: OPAQUE } : { text, shape: arrayOf(of) }
  }

  ternary(depth) {
    const [left, right] = [this.expression(depth), this.expression(depth)]
    return { text: `(${this.anyCondition()} ? ${left.text} : ${right.text})`, shape: union([left.shape, right.shape]) }
  }

  logical(depth) {
    const [left, right] = [this.expression(depth), this.expression(depth)]
    const operator = this.random.pick(["&&", "||", "??"])
    return { text: `(${bracketed(left.text)} ${operator} ${bracketed(right.text)})`, shape: OPAQUE }
  }

  helperCall(depth) {
    const a = this.expression(depth)
    const b = this.expression(depth)
    return this.random.pick([
      { text: `identity(${a.text})`, shape: a.shape },
      { text: `pair(${a.text}, ${b.text})`, shape: { kind: "tuple", of: [a.shape, b.shape] } },
      { text: `wrap(${a.text})`, shape: object([field("value", a.shape)]) },
      { text: `first([${a.text}, ${b.text}])`, shape: OPAQUE },
      { text: `choose(${a.text}, ${b.text})`, shape: OPAQUE },
      { text: `apply(${a.text}, (v) => ({ v }))`, shape: object([field("v", a.shape)]) },
      { text: `frozen({ list: [${a.text}], b: ${b.text} })`, shape: OPAQUE },
      {
        text: `lift(() => ${arrowBody(a.text)})`,
        shape: object([field("get", { kind: "function", parameters: [], returns: a.shape })]),
      },
    ])
  }

  template(depth) {
    return { text: `\`\${${this.expression(depth).text}}-x\``, shape: STRING }
  }

  asserted(depth) {
    const { text, shape } = this.expression(depth)
    return this.random.pick([
      { text: `(${text} satisfies unknown)`, shape },
      { text: `(${bracketed(text)} as unknown)`, shape: { kind: "unknown" } },
      { text: `({ v: ${text} } as const)`, shape: object([field("v", shape)]) },
    ])
  }

  arrow(depth) {
    const body = this.expression(depth)
    return { text: `(() => ${arrowBody(body.text)})`, shape: { kind: "function", parameters: [], returns: body.shape } }
  }

  construction(depth) {
    const { text, shape } = this.expression(depth)
    return this.random.pick([
      { text: `new Map([["k", ${text}]])`, shape: { kind: "map", key: STRING, of: shape } },
      { text: `new Set([${text}])`, shape: { kind: "set", of: shape } },
      { text: "new Date()", shape: { kind: "date" } },
      { text: `Promise.resolve(${text})`, shape: { kind: "promise", of: shape } },
      { text: `new Box(${text})`, shape: object([field("content", shape)]) },
    ])
  }

  /** A condition on anything in scope. */
  anyCondition() {
    return this.scope.length === 0 ? "flag" : this.condition(this.place()).text
  }

  /** A condition on a value, with what it leaves of the value in each branch.
   * @returns {{ text: string, yes: import("./shapes.mjs").Shape, no: import("./shapes.mjs").Shape }} */
  condition({ text, shape }) {
    const { random } = this
    const members = membersOf(shape)
    const split = (test, keep) => {
      const [yes, no] = [members.filter(keep), members.filter((member) => !keep(member))]
      return { text: test, yes: yes.length > 0 ? union(yes) : OPAQUE, no: no.length > 0 ? union(no) : OPAQUE }
    }
    const tag = discriminant(nonNullish(shape))
    const choices = [() => split(text, (member) => member.kind !== "null" && member.kind !== "undefined")]
    if (mayBeNullish(shape)) {
      choices.push(() => split(`${text} != null`, (member) => member.kind !== "null" && member.kind !== "undefined"))
      choices.push(() => split(`${text} === undefined`, (member) => member.kind === "undefined"))
    }
    if (tag && !mayBeNullish(shape)) {
      const value = literalOf(random.pick(members), tag)
      choices.push(() =>
        split(`${text}.${tag} === ${JSON.stringify(value)}`, (member) => literalOf(member, tag) === value),
      )
    }
    if (members.length > 1) {
      choices.push(() =>
        split(`typeof ${text} === "string"`, (member) => member.kind === "string" || typeof member.value === "string"),
      )
      choices.push(() =>
        split(`typeof ${text} !== "number"`, (member) => member.kind !== "number" && typeof member.value !== "number"),
      )
      choices.push(() =>
        split(`Array.isArray(${text})`, (member) => member.kind === "array" || member.kind === "tuple"),
      )
      choices.push(() => split(`${text} instanceof Date`, (member) => member.kind === "date"))
    }
    if (shape.kind === "unknown") choices.push(() => ({ text: `typeof ${text} === "string"`, yes: STRING, no: shape }))
    return random.pick(choices)()
  }
}

/** Fields that every member of a union of objects has. */
function sharedFields(shape) {
  const members = membersOf(shape)
  if (members.length < 2 || !members.every((member) => member.kind === "object")) return []
  return members[0].fields
    .filter(({ name }) => members.every((member) => member.fields.some((other) => other.name === name)))
    .map(({ name }) =>
      field(name, union(members.map((member) => readOf(member.fields.find((other) => other.name === name))))),
    )
}

/** An object literal as the body of an arrow needs parentheses, whatever follows it. */
export const arrowBody = (text) => (text.startsWith("{") ? `(${text})` : text)

const bracketed = (text) => (/^[\w.[\]?!'"]+$/.test(text) ? text : `(${text})`)
