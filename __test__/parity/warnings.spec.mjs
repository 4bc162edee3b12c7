// Each warning of `check` over the sample apps is right, and none is missing: TypeScript's own types are asked.
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { native } from "../support/native.ts"
import { descriptionOf } from "./describe.mjs"
import { openApp } from "./expect.mjs"
import { genericQuestions, withoutTypeParameters } from "./generics.mjs"
import { routesOf } from "./routes.mjs"
import { EMPTY_INPUT, SchemaProjection } from "./schema.mjs"
import { expectedTool } from "./tool.mjs"
import { Warnings } from "./warnings.mjs"

const TYPED = new Set(["input-readonly", "not-serializable", "output-any"])

/** What a value can be beside an object, in the order of the members. */
function besideObject(checker, type) {
  const { TypeFlags } = ts
  const names = [
    [TypeFlags.StringLike, "a `string`"],
    [TypeFlags.NumberLike, "a `number`"],
    [TypeFlags.BooleanLike, "a `boolean`"],
    [TypeFlags.BigIntLike, "a `bigint`"],
    [TypeFlags.ESSymbolLike, "a `symbol`"],
    [TypeFlags.Null, "`null`"],
    [TypeFlags.Undefined, "`undefined`"],
    [TypeFlags.Void, "`void`"],
  ]
  const members = (type.flags & TypeFlags.Union ? type.types : [type]).map((member) => {
    const bound = member.flags & TypeFlags.Instantiable ? (checker.getBaseConstraintOfType(member) ?? member) : member
    const [, name] = names.find(([flags]) => bound.flags & flags) ?? []
    return name ?? (checker.isTupleType(bound) || checker.isArrayType(bound) ? "an array" : undefined)
  })
  return { names: new Set(members.filter(Boolean)), isObjectToo: members.includes(undefined) }
}

/** Where a diagnostic about a declaration stands: the name in it. */
const placeOf = (node) => {
  const name = ts.getNameOfDeclaration(node) ?? node
  const start = (ts.isComputedPropertyName(name) ? name.expression : name).getStart()
  const { line, character } = node.getSourceFile().getLineAndCharacterOfPosition(start)
  return `${node.getSourceFile().fileName}:${line + 1}:${character + 1}`
}

/** Why the model cannot know what to pass to a tool. */
function untyped(program, declared, tool) {
  const { Any, Unknown, TypeParameter } = ts.TypeFlags
  if (!tool.input) return undefined
  if (tool.input.rest) return "a rest parameter is no input object"
  const rest = "so that the model does not know what to pass"
  if (declared.input.type.flags & TypeParameter) return `the input is a type parameter, ${rest}`
  if (new SchemaProjection(ts, program).input(tool) !== EMPTY_INPUT) return undefined
  if (tool.input.type.flags & Any) return `the input is \`any\`, ${rest}`
  if (tool.input.type.flags & Unknown) return `the input is \`unknown\`, ${rest}`
  if (tool.input.type.flags & ts.TypeFlags.Never) return "the input is `never`, so that there is nothing to pass"
  return "the input is no object, and models pass nothing else"
}

describe.each(["cases", "wider", "edges", "wild"])("%s", (name) => {
  const root = fileURLToPath(new URL(`../apps/${name}`, import.meta.url))
  const { diagnostics } = native.checkSync({ appRoot: root })
  const all = routesOf(ts, root).flatMap(({ path, tools }) => tools.map((tool) => ({ ...tool, route: path })))
  const files = [...new Set(all.map(({ file }) => file))]
  const app = openApp(ts, root, { virtual: new Map([genericQuestions(root, files)]) })
  const { program, checker } = app
  const tools = files.map((file) => {
    const declared = expectedTool(ts, program, file)
    return { file, declared, ...withoutTypeParameters(ts, app, files, file, declared) }
  })
  const fileOf = ({ route, tool }) =>
    all.find((each) => each.name === tool && (each.shared ? route === undefined : each.route === route))?.file
  const told = (rule, text) =>
    diagnostics.filter((each) => each.rule === rule).map((each) => `${fileOf(each)} ${text(each)}`)

  it("no diagnostic is an error", () => {
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([])
  })

  it("readonly, any and what JSON does not carry are told at each declaration, and nowhere else", () => {
    const walk = new Warnings(ts, program)
    // A declaration that several tools share, or several ways lead to, is told once, for one of them.
    const ways = new Map()
    for (const { file, input, output } of tools) {
      const parts = [...(input && !input.rest ? [["input", input.type]] : []), ["output", output]]
      for (const [part, type] of parts) {
        for (const { rule, place, text } of walk.of(part, type)) {
          const key = `${rule} ${place ? placeOf(place) : `${file} ${part}`}`
          ways.set(key, (ways.get(key) ?? new Set()).add(`${file} ${text}`))
        }
      }
    }
    const met = new Set()
    for (const each of diagnostics.filter(({ rule }) => TYPED.has(rule))) {
      const [text, part] = /^`(input|output).*?`(?= is not `readonly`$| is `any`,| does not survive JSON: )/.exec(
        each.message,
      )
      const at = `${each.rule} ${each.file}:${each.start.line}:${each.start.column}`
      const key = ways.has(at) ? at : `${each.rule} ${fileOf(each)} ${part}`
      expect([...(ways.get(key) ?? [])], at).toContain(`${fileOf(each)} ${text}`)
      expect(met, "told once").not.toContain(key)
      met.add(key)
    }
    expect([...met].sort()).toEqual([...ways.keys()].sort())
    expect(met.size).toBeGreaterThan(50)
  })

  it("outputs that are no objects, or may be none", () => {
    const expected = tools.flatMap(({ file, output }) => {
      const { names, isObjectToo } = besideObject(checker, output)
      return names.size > 0 ? [`${file} ${isObjectToo ? "may be" : "is"} ${[...names].sort().join()}`] : []
    })
    const ours = told("output-not-object", ({ message }) => {
      const [, verb, names] = /^the output (may be|is) (.*), not an object$/.exec(message)
      return `${verb} ${names.split(" or ").sort().join()}`
    })
    expect(ours.sort()).toEqual(expected.sort())
  })

  it("inputs of which the model cannot know what to pass", () => {
    const expected = tools.flatMap(({ file, declared, ...tool }) => {
      const why = untyped(program, declared, tool)
      return why ? [`${file} ${why}`] : []
    })
    expect(told("input-untyped", ({ message }) => message).sort()).toEqual(expected.sort())
  })

  it("tools without a description", () => {
    const expected = tools.filter(({ file, exported }) => descriptionOf(ts, program, file, exported) === "")
    const ours = told("missing-description", () => "").sort()
    expect(ours).toEqual(expected.map(({ file }) => `${file} `).sort())
  })
})
