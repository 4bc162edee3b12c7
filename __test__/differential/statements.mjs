// Function bodies: declarations, branches, loops and returns over what is in scope.
import { ExpressionWriter } from "./expressions.mjs"
import { discriminant, literalOf, mayBeNullish, membersOf, OPAQUE, union } from "./shapes.mjs"
import { asyncSnippet, snippet } from "./snippets.mjs"

export class BodyWriter {
  #depth = 0

  constructor(random, scope, options = {}) {
    this.random = random
    this.writer = new ExpressionWriter(random, scope, options)
  }

  get scope() {
    return this.writer.scope
  }

  /** Statements, the last of which returns. */
  body() {
    const { random } = this
    const lines = random.times(random.between(1, 4), () => this.statement())
    return [...lines, this.return_()].join("\n")
  }

  statement() {
    const { random } = this
    const deep = this.#depth < 2 ? 1 : 0
    return random.weighted([
      [5, () => this.declaration()],
      [2, () => this.destructuring()],
      [4 * deep, () => this.branch()],
      [1.5 * deep, () => this.switch_()],
      [1.5 * deep, () => this.loop()],
      [deep, () => this.try_()],
      [deep, () => this.variable()],
      [0.7 * deep, () => this.nested()],
      [3 * deep, () => this.snippet()],
    ])
  }

  snippet() {
    const name = this.writer.fresh("s")
    const parts = [this.random, name, () => bare(this.writer.expression(1).text), () => this.writer.anyCondition()]
    const { text, declared } =
      this.writer.isAsync && this.random.chance(0.3) ? asyncSnippet(...parts) : snippet(...parts)
    this.scope.push(declared)
    return text
  }

  return_() {
    return `return ${this.writer.expression(3).text}`
  }

  declaration() {
    const name = this.writer.fresh("v")
    const { text, shape } = this.writer.expression(3)
    this.scope.push({ name, shape })
    return `${this.random.chance(0.75) ? "const" : "let"} ${name} = ${text}`
  }

  destructuring() {
    const from = this.writer.place()
    const { shape } = from
    if (shape.kind !== "object" || shape.fields.length === 0) return this.declaration()
    const chosen = this.random.pick(shape.fields)
    const [name, rest] = [this.writer.fresh("v"), this.writer.fresh("rest")]
    const initial = chosen.optional && this.random.chance(0.6) ? ` = ${this.writer.expression(1).text}` : ""
    this.scope.push({
      name,
      shape: initial ? OPAQUE : chosen.optional ? union([chosen.shape, { kind: "undefined" }]) : chosen.shape,
    })
    this.scope.push({ name: rest, shape: OPAQUE })
    return `const { ${chosen.name}: ${name}${initial}, ...${rest} } = ${from.text}`
  }

  /** `if` on something in scope; a variable is known more closely inside. */
  branch() {
    const target = this.random.chance(0.85) ? this.#variable() : this.writer.place()
    const { text, yes, no } = this.writer.condition(target)
    const then = this.#block(target.text, yes)
    const choice = this.random.between(0, 2)
    if (choice === 0) return `if (${text}) {\n${then}\n${this.#within(target.text, yes, () => this.return_())}\n}`
    if (choice === 1) return `if (${text}) {\n${then}\n} else {\n${this.#block(target.text, no)}\n}`
    return `if (!(${text})) {\n${this.#within(target.text, no, () => this.return_())}\n}`
  }

  #variable() {
    const { name: text, shape } = this.random.pick(this.scope)
    return { text, shape }
  }

  #block(name, shape) {
    return this.#within(name, shape, () =>
      this.random.times(this.random.between(1, 2), () => this.statement()).join("\n"),
    )
  }

  /** Writes with one name known as something else, and forgets the names that are declared meanwhile. */
  #within(name, shape, write) {
    this.#depth++
    const before = this.writer.scope
    this.writer.scope = before.map((one) => (one.name === name ? { name, shape } : { ...one }))
    const written = write()
    this.writer.scope = before
    this.#depth--
    return written
  }

  switch_() {
    const place = this.scope.find(({ shape }) => discriminant(shape) && !mayBeNullish(shape))
    if (!place) return this.branch()
    const tag = discriminant(place.shape)
    const members = membersOf(place.shape)
    const cases = members.slice(0, this.random.between(1, members.length)).map((member) => {
      const value = JSON.stringify(literalOf(member, tag))
      return `case ${value}: {\n${this.#within(place.name, member, () => (this.random.chance(0.7) ? this.return_() : `${this.statement()}\nbreak`))}\n}`
    })
    const rest = this.random.chance(0.4) ? [`default:\n${this.#within(place.name, OPAQUE, () => this.return_())}`] : []
    return `switch (${place.name}.${tag}) {\n${[...cases, ...rest].join("\n")}\n}`
  }

  loop() {
    const place = this.scope.find(({ shape }) => shape.kind === "array")
    const [list, item] = [this.writer.fresh("out"), this.writer.fresh("x")]
    const source = place ? place.name : `[${this.writer.expression(1).text}, ${this.writer.expression(1).text}]`
    const shape = place ? place.shape.of : OPAQUE
    const body = this.#with([{ name: item, shape }], () => {
      const guard = this.random.chance(0.5)
        ? `if (${this.writer.condition({ text: item, shape }).text}) ${this.random.pick(["continue", "break", `${list}.push(${item})`])}\n`
        : ""
      return `${guard}${list}.push(${this.writer.expression(2).text})`
    })
    this.scope.push({ name: list, shape: OPAQUE })
    return `const ${list} = []\nfor (const ${item} of ${source}) {\n${body}\n}`
  }

  #with(names, write) {
    this.#depth++
    const written = this.writer.within(names, write)
    this.#depth--
    return written
  }

  try_() {
    const name = this.writer.fresh("v")
    const [good, bad] = [this.writer.expression(2).text, this.writer.expression(2).text]
    this.scope.push({ name, shape: OPAQUE })
    const last = this.random.chance(0.3) ? ` finally {\nvoid ${name}\n}` : ""
    return `let ${name}\ntry {\n${name} = ${good}\n} catch (e) {\n${name} = ${this.random.chance(0.3) ? "e instanceof Error ? e.message : null" : bad}\n}${last}`
  }

  /** A variable that is assigned again. */
  variable() {
    const name = this.writer.fresh("v")
    const [one, two] = [this.writer.expression(2), this.writer.expression(2)]
    const condition = this.writer.anyCondition()
    this.scope.push({ name, shape: OPAQUE })
    if (this.random.chance(0.5))
      return `let ${name}\nif (${condition}) ${name} = ${one.text}\nelse ${name} = ${two.text}`
    return `let ${name} = null\nif (${condition}) ${name} = ${one.text}`
  }

  nested() {
    const [name, parameter] = [this.writer.fresh("f"), this.writer.fresh("p")]
    const body = this.#with([{ name: parameter, shape: { kind: "string" } }], () => this.writer.expression(2))
    this.scope.push({ name, shape: { kind: "function", parameters: [{ kind: "string" }], returns: body.shape } })
    return `const ${name} = (${parameter}: string) => { return ${body.text} }`
  }
}

/** Text that can stand wherever an expression can. */
const bare = (text) => (/^[\w."'[\]]+$/.test(text) ? text : `(${text})`)
