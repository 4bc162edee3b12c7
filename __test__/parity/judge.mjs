// The verdict on an app: what our typegen wrote, held against TypeScript, tool by tool and part by part.
import { join, relative } from "node:path"
import { answersFor, openApp, printed } from "./expect.mjs"
import { genericQuestions, withoutTypeParameters } from "./generics.mjs"
import { generatedSignature, generatedTools, isDeferred, slugOf } from "./ours.mjs"
import { diagnosticsOf } from "./program.mjs"
import { routesOf } from "./routes.mjs"
import { docsDifference } from "./same-docs.mjs"
import { schemaDifference } from "./same-schema.mjs"
import { TypeIdentity } from "./same-type.mjs"
import { SchemaProjection } from "./schema.mjs"
import { withoutUndefined } from "./tool.mjs"
import { unnameablePart } from "./unnameable.mjs"

/**
 * @typedef {{ outcome: "exact" | "deferred" | "inexact" | "wrong", expected?: string, ours?: string, why?: string, unnameable?: string }} Part
 * @typedef {{ route: string, tool: string, file: string, parts: Record<string, Part> }} Verdict
 */

export const PARTS = ["input", "output", "schema", "outputSchema", "description", "docs"]

const GENERATED = ".dawn/dawn.generated.d.ts"

/** @returns {{ verdicts: Verdict[], diagnostics: string[], problems: string[] }} */
export function judge(ts, appRoot, generated, { tsconfig, wanted = () => true } = {}) {
  const text = generated.files.get("dawn.generated.d.ts")
  if (text === undefined) throw new Error("typegen gave no dawn.generated.d.ts")
  const virtual = new Map([[join(appRoot, GENERATED), text]])
  const files = [...new Set(routesOf(ts, appRoot).flatMap((route) => route.tools.map((tool) => tool.file)))]
  virtual.set(...genericQuestions(appRoot, files))
  const app = openApp(ts, appRoot, { tsconfig, virtual })
  // First, since asking for docs makes TypeScript complain of links that lead nowhere.
  const diagnostics = generatedDiagnostics(ts, app, virtual, tsconfig)
  const court = new Court(ts, app, generated, files)
  const verdicts = []
  for (const route of app.routes) {
    for (const tool of route.tools) if (wanted(tool.name, tool.file)) verdicts.push(court.judge(route, tool))
  }
  return {
    verdicts: eachFileOnce(verdicts),
    diagnostics,
    problems: court.problems,
  }
}

/** The generated file has to hold under `strict` with `skipLibCheck: false`, whatever the app itself asks for. */
function generatedDiagnostics(ts, app, virtual, tsconfig) {
  const path = join(app.appRoot, GENERATED)
  if (app.options.strict) return diagnosticsOf(ts, app.program, path)
  const strict = openApp(ts, app.appRoot, { tsconfig, virtual, overrides: { strict: true } })
  return diagnosticsOf(ts, strict.program, path)
}

/** Shared tools are judged in every route and counted once, by their worst verdict. */
function eachFileOnce(verdicts) {
  const rank = ["exact", "deferred", "inexact", "wrong"]
  const worst = (verdict) => Math.max(...Object.values(verdict.parts).map((part) => rank.indexOf(part.outcome)))
  const byFile = new Map()
  for (const verdict of verdicts) {
    const known = byFile.get(verdict.file)
    if (!known || worst(verdict) > worst(known)) byFile.set(verdict.file, verdict)
  }
  return [...byFile.values()]
}

class Court {
  #answers = new Map()
  problems = []

  constructor(ts, app, generated, files) {
    this.ts = ts
    this.app = app
    this.checker = app.checker
    this.generated = generated
    this.files = files
    this.identity = new TypeIdentity(ts, app.checker)
  }

  judge(route, { name, file }) {
    const verdict = { route: route.path, tool: name, file: relative(this.app.appRoot, file), parts: {} }
    const answer = this.#answer(file)
    if ("problem" in answer) {
      this.problems.push(`${verdict.file}: ${answer.problem}`)
      return verdict
    }
    const member = generatedTools(this.ts, this.checker, route.path)?.get(name)
    const ours = member && generatedSignature(this.ts, this.checker, member)
    verdict.parts.input = ours
      ? this.#input(answer, ours)
      : { outcome: "wrong", why: "not in DawnRouteTools", expected: this.#input(answer).expected }
    verdict.parts.output = ours
      ? this.#output(answer, ours)
      : { outcome: "wrong", why: "not in DawnRouteTools", expected: printed(this.ts, this.checker, answer.output) }
    const schemas = this.#schemas(route.path)?.[name]
    verdict.parts.schema = this.#schema(answer.parameters, schemas?.parameters, route.path, name, file)
    if (schemas && "output" in schemas)
      verdict.parts.outputSchema = this.#schema(answer.outputSchema, schemas.output, route.path, name, file)
    verdict.parts.description = this.#description(answer.description, schemas?.description, member)
    verdict.parts.docs = ours?.input && answer.input ? this.#docs(answer, ours) : { outcome: "exact" }
    this.#contradiction(verdict, file)
    return verdict
  }

  /** A type that is said to be deferred but looks written out means that this judge cannot read what was written. */
  #contradiction({ parts, file: shown }, file) {
    const isWritten = (part) => part.outcome === "exact"
    const said = this.generated.diagnostics.some((one) => one.rule === "deferred-type" && one.file === file)
    if (said && isWritten(parts.input) && isWritten(parts.output)) {
      this.problems.push(`${shown}: said to be deferred, but looks written out`)
    }
  }

  #answer(file) {
    if (!this.#answers.has(file))
      this.#answers.set(file, this.#withoutTypeParameters(file, answersFor(this.ts, this.app, file)))
    return this.#answers.get(file)
  }

  #withoutTypeParameters(file, answer) {
    const known = withoutTypeParameters(this.ts, this.app, this.files, file, answer)
    if (known === answer) return answer
    const projected = () => new SchemaProjection(this.ts, this.app.program)
    return { ...known, parameters: projected().input(known), outputSchema: projected().output(known) }
  }

  #input({ input }, ours) {
    const expected = input ? inputText(this.ts, this.checker, input) : "no parameter"
    if (!ours) return { outcome: "wrong", expected }
    const wrong = (why) => ({ outcome: "wrong", expected, ours: (ours.inputNode ?? ours.whole)?.getText(), why })
    const written = ours.whole ? { outcome: "deferred", expected, ours: ours.whole.getText() } : { outcome: "exact" }
    if (ours.signature.parameters.length > 1) return wrong("more than one parameter")
    if (!input) return ours.input ? wrong("a parameter") : written
    // A rest parameter is no input object: leaving it out is as right as writing it out.
    if (!ours.input) return input.rest ? written : wrong("no parameter")
    const rest = this.ts.signatureHasRestParameter(ours.signature)
    const optional = !rest && ours.signature.minArgumentCount === 0
    if (rest !== input.rest || optional !== input.optional) return wrong("optional or rest on one side")
    const given = this.checker.getTypeOfSymbol(ours.input)
    const type = optional ? withoutUndefined(this.ts, this.checker, given) : given
    return this.#type(input.type, type, ours.inputNode ?? ours.whole, expected)
  }

  #output({ output }, ours) {
    const expected = printed(this.ts, this.checker, output)
    const node = ours.outputNode ?? ours.whole
    if (!ours.output) return { outcome: "wrong", expected, ours: node?.getText(), why: "not a Promise" }
    return this.#type(output, ours.output, node, expected)
  }

  #type(expected, ours, node, expectedText) {
    const found = this.identity.difference(expected, ours)
    if (found)
      return {
        outcome: "wrong",
        expected: expectedText,
        ours: node?.getText() ?? printed(this.ts, this.checker, ours),
        why: `${found.path.join("")} ${found.reason}`.trim(),
      }
    if (!isDeferred(this.ts, this.checker, node)) return { outcome: "exact" }
    const unnameable = unnameablePart(this.ts, this.checker, expected)
    return { outcome: "deferred", expected: expectedText, ours: node.getText(), ...(unnameable ? { unnameable } : {}) }
  }

  #schemas(routePath) {
    const text = this.generated.files.get(`routes/${slugOf(routePath)}/tools.json`)
    return text === undefined ? undefined : JSON.parse(text)
  }

  /** A schema may fall short only where a diagnostic says so. */
  #schema(expected, ours, routePath, name, file) {
    const why = schemaDifference(expected, ours)
    if (!why) return { outcome: "exact" }
    const told = this.generated.diagnostics.some(
      (one) => one.tool === name && (one.route === undefined || one.route === routePath || one.file === file),
    )
    return {
      outcome: told && ours !== undefined ? "inexact" : "wrong",
      expected: JSON.stringify(expected),
      ours: JSON.stringify(ours),
      why,
    }
  }

  #description(expected, ours, member) {
    if (expected !== ours)
      return { outcome: "wrong", expected: JSON.stringify(expected), ours: JSON.stringify(ours), why: "another text" }
    const doc = member?.declarations?.some((declaration) => this.ts.getJSDocCommentsAndTags(declaration).length > 0)
    if (expected !== "" && !doc)
      return { outcome: "wrong", expected: JSON.stringify(expected), why: "no doc comment in the generated file" }
    return { outcome: "exact" }
  }

  #docs(answer, ours) {
    const why = docsDifference(this.ts, this.checker, answer.input.type, this.checker.getTypeOfSymbol(ours.input))
    return why ? { outcome: "wrong", why } : { outcome: "exact" }
  }
}

const inputText = (ts, checker, { type, optional, rest }) =>
  `${rest ? "..." : ""}${optional ? "?" : ""}: ${printed(ts, checker, type)}`
