// A whole program: aliases, helpers, and exports whose types are asked for.
import { Random } from "./random.mjs"
import { BodyWriter } from "./statements.mjs"
import { TypeWriter } from "./types.mjs"

/** Generic functions and a class that expressions call; every kind of inference has one. */
const HELPERS = {
  identity: "function identity<T>(x: T): T { return x }",
  pair: "function pair<A, B>(a: A, b: B): [A, B] { return [a, b] }",
  wrap: "function wrap<T>(value: T) { return { value } }",
  first: "function first<T>(xs: readonly T[]) { return xs[0] }",
  choose: "declare function choose<A, B = A>(a: A, b: B): A | B",
  apply: "const apply = <T, U>(x: T, f: (x: T) => U) => f(x)",
  frozen: "declare function frozen<const T>(x: T): T",
  lift: "function lift<T>(get: () => T) { return { get } }",
  Box: "class Box<T> { constructor(readonly content: T) {} map<U>(f: (x: T) => U) { return new Box(f(this.content)) } }",
  flag: "declare const flag: boolean",
}

/** The program of a seed, as the text of a module.
 * @param {"types" | "values" | "all"} kind */
export function programOf(seed, kind = "all") {
  const random = new Random(seed)
  const types = new TypeWriter(random)
  const aliases = random.times(random.between(1, 3), (index) => types.alias(`T${index}`))
  const exported = []
  if (kind !== "values")
    exported.push(...random.times(random.between(1, 3), (index) => `export type E${index} = ${types.type(4).text}`))
  if (kind !== "types") exported.push(...random.times(random.between(1, 2), (index) => tool(random, types, index)))
  const body = [...aliases, ...exported].join("\n")
  const helpers = Object.entries(HELPERS).filter(([name]) => new RegExp(`\\b${name}\\b`).test(body))
  return `${[...helpers.map(([, text]) => text), body].join("\n")}\n`
}

/** A function as tools have it: one input, maybe asynchronous, an inferred output. */
function tool(random, types, index) {
  const input = types.object(3)
  const isAsync = random.chance(0.4)
  const scope = random.chance(0.6) ? [{ name: "input", shape: input.shape }] : undefined
  const writer = new BodyWriter(random, scope ?? fieldsOf(input.shape), { isAsync })
  const parameter = scope ? "input" : `{ ${input.shape.fields.map((one) => one.name).join(", ")} }`
  return `export ${isAsync ? "async " : ""}function f${index}(${parameter}: ${input.text}) {\n${writer.body()}\n}`
}

const fieldsOf = (shape) =>
  shape.fields.map(({ name, shape: inner, optional }) => ({
    name,
    shape: optional
      ? { kind: "union", of: [...(inner.kind === "union" ? inner.of : [inner]), { kind: "undefined" }] }
      : inner,
  }))
