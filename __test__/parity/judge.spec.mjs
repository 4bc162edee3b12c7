// The judge judged: what it makes of generated files that are right, deferred and wrong in known ways.
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { expectations, openApp } from "./expect.mjs"
import { judge } from "./judge.mjs"
import { schemaDifference } from "./same-schema.mjs"

const appRoot = fileURLToPath(new URL("../apps/faults", import.meta.url))
const module = 'import("../src/app/t33/tools/tool.js")'
const right = {
  type: "(input: { name: string }) => Promise<{ ok: true; id: string } | { ok: false; why: string }>",
  schema: { type: "object", properties: { name: { type: "string" } }, required: ["name"], additionalProperties: false },
}

/** The verdict on one tool, written as `type`, with `schema` as its parameters. */
function verdictOn(type, { schema = right.schema, description = "", diagnostics = [], declarations = "" } = {}) {
  const text = `declare module "dawn:routes" {\n${declarations}\nexport interface DawnRouteTools { "/t33": { readonly tool: ${type} } }\n}\n`
  const files = new Map([
    ["dawn.generated.d.ts", text],
    ["routes/t33/tools.json", JSON.stringify({ tool: { description, parameters: schema } })],
  ])
  const result = judge(ts, appRoot, { files, diagnostics }, { wanted: (_, file) => file.includes("/t33/") })
  return { ...result, parts: result.verdicts[0].parts }
}

const outcomes = ({ parts }) => [parts.input.outcome, parts.output.outcome]

describe("types", () => {
  it("written out and right are exact", () => {
    const { parts, diagnostics } = verdictOn(right.type)
    expect(Object.values(parts).map((part) => part.outcome)).toEqual(["exact", "exact", "exact", "exact", "exact"])
    expect(diagnostics).toEqual([])
  })

  it("through a local declaration are exact", () => {
    const declarations = "type Answer = { ok: true; id: string } | { why: string; ok: false }"
    expect(outcomes(verdictOn("(input: { name: string }) => Promise<Answer>", { declarations }))).toEqual([
      "exact",
      "exact",
    ])
  })

  it.each([
    [`(input: Parameters<typeof ${module}.default>[0]) => Promise<Awaited<ReturnType<typeof ${module}.default>>>`],
    [
      `Deferred<typeof ${module}>`,
      "type Deferred<M extends { default: (i: never) => unknown }> = (input: Parameters<M['default']>[0]) => Promise<Awaited<ReturnType<M['default']>>>",
    ],
    [`typeof ${module}.default`],
    [
      "(input: I) => Promise<O>",
      `type I = Parameters<typeof ${module}.default>[0]; type O = Awaited<ReturnType<(typeof ${module})["default"]>>`,
    ],
  ])("left to TypeScript are deferred: %s", (type, declarations) => {
    expect(outcomes(verdictOn(type, { declarations }))).toEqual(["deferred", "deferred"])
  })

  it.each([
    ["(input: { name: string }) => Promise<any>", ["exact", "wrong"]],
    ["(input: any) => Promise<{ ok: true; id: string } | { ok: false; why: string }>", ["wrong", "exact"]],
    [
      "(input?: { name: string }) => Promise<{ ok: true; id: string } | { ok: false; why: string }>",
      ["wrong", "exact"],
    ],
    ["() => Promise<{ ok: true; id: string } | { ok: false; why: string }>", ["wrong", "exact"]],
    ["(input: { readonly name: string }) => Promise<{ ok: boolean; id?: string; why?: string }>", ["wrong", "wrong"]],
    ["(input: { name: string }) => { ok: true; id: string } | { ok: false; why: string }", ["exact", "wrong"]],
    [`(input: Parameters<typeof ${module}.other>[0]) => Promise<string>`, ["wrong", "wrong"]],
  ])("are wrong: %s", (type, expected) => {
    expect(outcomes(verdictOn(type))).toEqual(expected)
  })

  it("of a tool that is missing are wrong", () => {
    const { parts } = verdictOn(`${right.type}; readonly other: string`.replace(/^/, ""), {})
    expect(parts.input.outcome).toBe("exact")
    const files = new Map([
      ["dawn.generated.d.ts", 'declare module "dawn:routes" { export interface DawnRouteTools {} }'],
    ])
    const { verdicts } = judge(ts, appRoot, { files, diagnostics: [] }, { wanted: (_, file) => file.includes("/t33/") })
    expect(outcomes(verdicts[0])).toEqual(["wrong", "wrong"])
  })

  it("that look written out but are said to be deferred are reported", () => {
    const file = `${appRoot}/src/app/t33/tools/tool.ts`
    expect(
      verdictOn(right.type, { diagnostics: [{ rule: "deferred-type", file, tool: "tool" }] }).problems,
    ).toHaveLength(1)
  })
})

describe("schemas", () => {
  const { properties } = right.schema
  it.each([
    [{ ...right.schema, required: [] }],
    [{ ...right.schema, additionalProperties: true }],
    [{ ...right.schema, properties: { name: { ...properties.name, description: "x" } } }],
    [{ ...right.schema, properties: { ...properties, more: {} } }],
    [{ ...right.schema, $defs: { Idle: { type: "string" } } }],
    [undefined],
  ])("that differ are wrong without a diagnostic: %j", (schema) => {
    expect(verdictOn(right.type, { schema: schema ?? null }).parts.schema.outcome).toBe("wrong")
  })

  it("that differ are inexact with a diagnostic", () => {
    const schema = { type: "object" }
    const diagnostics = [{ rule: "schema-loss", tool: "tool", route: "/t33" }]
    expect(verdictOn(right.type, { schema, diagnostics }).parts.schema.outcome).toBe("inexact")
    expect(
      verdictOn(right.type, { schema, diagnostics: [{ ...diagnostics[0], tool: "x" }] }).parts.schema.outcome,
    ).toBe("wrong")
  })
})

describe("schemas that refer to their parts", () => {
  const object = (properties) => ({ type: "object", properties, required: Object.keys(properties) })
  const ref = (name, beside) => ({ $ref: `#/$defs/${name}`, ...beside })
  /** A type that doubles `turns` times, shared and written out. */
  const doubled = (turns, end) => {
    const $defs = { D0: object({ end }) }
    let written = object({ end })
    for (let turn = 1; turn <= turns; turn++) {
      $defs[`D${turn}`] = object({ l: ref(`D${turn - 1}`), r: ref(`D${turn - 1}`) })
      written = object({ l: written, r: written })
    }
    return { shared: { ...$defs[`D${turns}`], $defs }, written }
  }

  it("are what those stand for", () => {
    const { shared, written } = doubled(30, { type: "string" })
    expect(schemaDifference(written, shared)).toBeUndefined()
    expect(schemaDifference(shared, shared)).toBeUndefined()
    expect(schemaDifference(doubled(30, { type: "number" }).written, shared)).toMatch(/"number" ≠ "string"$/)
    expect(schemaDifference(doubled(29, { type: "string" }).written, shared)).toMatch(/^(\/properties\/l){29}/)
  })

  it("should repeat what is small", () => {
    const { shared, written } = doubled(3, { type: "string" })
    expect(schemaDifference(written, shared)).toBe("/$defs/D0: not recursive")
  })

  it("come to an end", () => {
    const tree = (text) => ({ ...ref("T"), $defs: { T: object({ kids: ref("T", { description: text }) }) } })
    expect(schemaDifference(tree("all"), tree("all"))).toBeUndefined()
    expect(schemaDifference(tree("all"), tree("some"))).toMatch(/"all" ≠ "some"$/)
    const twice = { ...ref("T"), $defs: { T: object({ kids: { ...object({ kids: ref("T") }), description: "all" } }) } }
    expect(schemaDifference(tree("all"), twice)).toMatch(/"all" ≠ nothing$/)
    const circle = { ...ref("A"), $defs: { A: ref("B"), B: ref("A") } }
    expect(schemaDifference(tree("all"), circle)).toMatch(/leads nowhere/)
  })
})

describe("the rest", () => {
  it("another description is wrong", () => {
    expect(verdictOn(right.type, { description: "x" }).parts.description.outcome).toBe("wrong")
  })

  it("a name that does not resolve is a diagnostic", () => {
    expect(verdictOn("(input: Nowhere) => Promise<string>").diagnostics).not.toEqual([])
  })

  it("every tool of the sample apps has an answer of TypeScript's", () => {
    for (const name of ["cases", "faults"]) {
      const answers = expectations(ts, openApp(ts, fileURLToPath(new URL(`../apps/${name}`, import.meta.url))))
      expect(answers.filter((answer) => answer.problem)).toEqual([])
      expect(answers.length).toBeGreaterThan(30)
    }
  })
})
