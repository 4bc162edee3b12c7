// Types and code that want to overflow a stack, run for ever, or be written out as gigabytes: each ends in a type or in
// a deferral, and the good tool beside them is as good as ever.

import { beforeAll, describe, expect, it } from "vitest"
import { desk, type TestApp } from "./support/app.js"

const times = (count: number, text: (index: number) => string, between = "") =>
  Array.from({ length: count }, (_, index) => text(index)).join(between)

/** A tool with declarations before it and an input of the type `input`. */
const tool = (declarations: string, input: string, body = "1") =>
  `${declarations}\nexport default (input: ${input}) => ${body}\n`

/** What TypeScript takes, however large it is: the whole type is to be written out. */
const LARGE = {
  union: tool(
    `type U = ${times(5000, (i) => `"v${i}"`, " | ")}`,
    `{ u: U; e: Exclude<U, "v1">; r: Partial<Record<U, 1>>; t: \`\${U}-a\` }`,
  ),
  objects: tool(
    `type U = ${times(1000, (i) => `{ kind: "k${i}"; v${i % 7}: ${i} }`, " | ")}`,
    "{ u: U; k: U['kind'] }",
  ),
  object: tool(
    `interface O { ${times(2000, (i) => `p${i}${i % 2 ? "?" : ""}: ${["string", "number"][i % 2]};`)} }`,
    "{ o: O; p: Partial<O>; k: keyof O; pick: Pick<O, 'p1' | 'p2'>; omit: Omit<O, 'p1'> }",
  ),
  tuple: tool(
    `type T = [${times(500, (i) => `${i}`, ", ")}]
type Rev<T extends unknown[], A extends unknown[] = []> = T extends [infer H, ...infer R] ? Rev<R, [H, ...A]> : A`,
    "{ t: T; r: Rev<T>; m: { [K in keyof T]: [T[K]] }; l: T['length']; e: T[number] }",
  ),
  unionsInUnions: tool("", `{ v: ${times(500, (i) => `(${i} | `)} "e" ${")".repeat(500)} }`),
  conditions: tool(
    `type C<T> = ${times(500, (i) => `T extends ${i} ? "${i}" : `)} "no"`,
    `{ v: C<499>; w: C<number>; u: C<${times(100, (i) => `${i}`, " | ")}> }`,
  ),
  aliases: tool(`type A0 = string\n${times(2000, (i) => `type A${i + 1} = A${i}\n`)}`, "{ v: A2000 }"),
  interfaces: tool(
    `interface I0 { a: 1 }\n${times(500, (i) => `interface I${i + 1} extends I${i} { p${i}: ${i} }\n`)}`,
    "I500",
  ),
  counted: tool(
    `type Count<N extends number, A extends unknown[] = []> = A["length"] extends N ? A : Count<N, [...A, 1]>`,
    "{ v: Count<500>['length'] }",
  ),
  grows: tool("interface Deep<T> { v: T; d?: Deep<Deep<T>> }", "Deep<string>"),
  constrained: tool(
    "interface S<T extends S<T>> { t: T }\ninterface N extends S<N> {}\ninterface X<T extends X<T> = any> { x: T }",
    "{ n: N; x: X }",
  ),
  imported: `export type Mine = { me?: import("./imported").Mine; d: typeof import("./imported").limit }
export const limit = 3
export * from "./imported"
export default (input: { m: Mine }) => 1
`,
  chain: `export default (input: { n: number }) => { ${times(1000, (i) => `if (input.n === ${i}) return ${i}; else `)} return "x" }\n`,
}

/** What TypeScript refuses, or never writes out. */
const ENDLESS = {
  nested: tool("", `{ v: ${"{ a: ".repeat(500)}1${" }".repeat(500)} }`),
  arrays: tool("", `{ v: string${"[]".repeat(500)} }`),
  parentheses: tool("", `{ v: ${"(".repeat(2000)}string${")".repeat(2000)} }`),
  generics: tool("type B<T> = { b: T }", `{ v: ${"B<".repeat(500)}1${">".repeat(500)} }`),
  doubles: tool(`type D0 = { a: 1 }\n${times(40, (i) => `type D${i + 1} = { l: D${i}; r: D${i} }\n`)}`, "{ v: D40 }"),
  doublesByArgument: tool(
    `type D0<T> = [T, T]\n${times(30, (i) => `type D${i + 1}<T> = D${i}<[T, T]>\n`)}`,
    "{ v: D30<1> }",
  ),
  deepDeep: tool(
    `type Deep<T> = T extends object ? { [K in keyof T]: Deep<Deep<T[K]>> } : T
interface A { a: A; b: B; c: string }
interface B { a: A[]; b: Map<A, B> }`,
    "Deep<A>",
  ),
  text: tool(`type I<T> = T extends string ? I<\`\${T}a\`> : never`, `{ v: I<"x"> }`),
  tuples: tool("type I<T extends unknown[]> = I<[...T, 1]>", "{ v: I<[]> }"),
  mapped: tool("type M<T> = { [K in keyof T]: M<M<T>> }", "{ v: M<{ a: 1 }> }"),
  mutual: tool("type A<T> = T extends 0 ? B<[T]> : B<T>\ntype B<T> = A<{ x: T }>", "{ v: A<0> }"),
  defaults: tool("interface P<T = P<P<T>>> { t: T }\ntype Q<T extends Q = Q> = T[]", "{ p: P; q: Q }"),
  indexes: tool(
    `type S = { a: S["b"]; b: S["a"]; c: S["c"][] }
type K = { [P in keyof K]: 1 }
type L = L[number][]
type E = \`\${E}x\`
type F = F extends string ? 1 : 2`,
    "{ s: S; k: K; l: L; e: E; f: F }",
  ),
  bases: tool(
    `interface A extends A { /** The text of an own property. */ x: 1 }
interface B extends C {}
interface C extends B {}
class D extends D {}`,
    "{ a: A; b: B; d: D }",
  ),
  values: tool(
    "const a = { x: a.x, y: () => a }\nconst b: typeof b = b\nfunction f(x = f()) { return x }",
    "{ a: typeof a; b: typeof b; f: ReturnType<typeof f> }",
  ),
  products: tool(`type D = ${times(10, (i) => `"${i}"`, " | ")}`, `{ v: \`${times(6, () => `\${D}`)}\` }`),
  crossed: tool(
    times(17, (i) => `type P${i} = { p${i}: 1 } | { q${i}: 2 }\n`),
    times(17, (i) => `P${i}`, " & "),
  ),
}

describe("hostile types", () => {
  let app: TestApp
  let deferred: string[]

  beforeAll(() => {
    const tools = Object.entries({ ...LARGE, ...ENDLESS, good: tool("", "{ a: 1 }") })
    app = desk(Object.fromEntries(tools.map(([name, text]) => [`${name}.ts`, text])))
    const { status, stdout } = app.run("typegen", "--json")
    expect(status).not.toBeNull()
    deferred = JSON.parse(stdout).deferred.map((one: { tool: string }) => one.tool)
  })

  it("cost no other tool its types", () => {
    expect(app.types).toContain("readonly good: (input: { a: 1; }) => Promise<number>")
  })

  it.each(Object.keys(LARGE))("that are large are written out: %s", (name) => {
    expect(deferred).not.toContain(name)
    expect(app.types).toMatch(new RegExp(`readonly ${name}: \\(`))
  })

  it("that repeat their parts share them in their schemas", () => {
    const { doubles, doublesByArgument } = app.tools("desk")
    expect(doubles?.parameters).toMatchObject({
      properties: { v: { properties: { l: { $ref: "#/$defs/D39" }, r: { $ref: "#/$defs/D39" } } } },
      $defs: { D10: { properties: { l: { $ref: "#/$defs/D9" } } } },
    })
    expect(doublesByArgument?.parameters).toMatchObject({ properties: { v: { prefixItems: [{}, {}], items: false } } })
    expect(JSON.stringify([doubles, doublesByArgument]).length).toBeLessThan(50_000)
  })

  it.each(Object.keys(ENDLESS))("without end end: %s", (name) => {
    expect(app.types).toContain(`readonly ${name}: `)
    expect(JSON.stringify(app.tools("desk")[name] ?? {}).length).toBeLessThan(5_000_000)
  })
})
