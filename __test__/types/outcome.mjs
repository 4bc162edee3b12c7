// Our answers to the cases, compared with TypeScript's by identity: equal, unsupported with a reason, or wrong.
import { join } from "node:path"
import { callAddon } from "../parity/ours.mjs"
import { diagnosticsOf } from "../parity/program.mjs"
import { TypeIdentity } from "../parity/same-type.mjs"
import { canonical } from "./canonical.mjs"
import { exportsOf, programsOf } from "./cases.mjs"
import { anonymised } from "./expectation.mjs"

/**
 * What the addon's `typeOfExportsSync({ file, tsconfig })` answers for one export: its type as text that stands in a
 * file beside `file`, with the declarations that the text needs, or why there is no text.
 * @typedef {{ name: string, type: string, declarations?: string[] } | { name: string, deferred: string }} OurExport
 * @typedef {{ id: string, outcome: "equal" | "unsupported" | "wrong", expected: string, ours?: string, why?: string }} Outcome
 */

/** The outcomes of written cases, one for each export.
 * @returns {Outcome[]} */
export function outcomesOf(ts, cases, ask = askAddon) {
  const answers = new Map(cases.map((one) => [one, ask(one)]))
  const outcomes = []
  for (const { cases: group, program } of programsOf(ts, cases, (one) => probeFile(one, answers.get(one)))) {
    for (const one of group) outcomes.push(...compareCase(ts, program, one, answers.get(one)))
  }
  return outcomes
}

/** @returns {{ exports: OurExport[] } | { failure: string }} */
function askAddon({ file, tsconfig }) {
  try {
    return callAddon("typeOfExportsSync", { file, tsconfig })
  } catch (error) {
    return { failure: error.message }
  }
}

const probePath = (one) => join(one.directory, "ours.probe.ts")

const isTyped = (answer) => answer.type !== undefined

/** Our texts as declarations beside the original, each in a namespace, so that local names do not meet. */
function probeFile(one, answer) {
  const typed = (answer.exports ?? []).filter(isTyped)
  const spaces = typed.map(({ type, declarations = [] }, index) => {
    return `export namespace _${index} {\n${declarations.join("\n")}\nexport type Ours = ${type}\n}\n`
  })
  return new Map([[probePath(one), `export {}\n${spaces.join("")}`]])
}

function compareCase(ts, program, one, answer) {
  const checker = program.getTypeChecker()
  const typed = (answer.exports ?? []).filter(isTyped)
  const problems = diagnosticsOf(ts, program, probePath(one))
  return exportsOf(ts, program, one.file).map(({ name, type }) => {
    const id = `${one.document} › ${one.title} › ${name}`
    const expected = anonymised(canonical(ts, checker, type), one)
    const ours = answer.exports?.find((candidate) => candidate.name === name)
    if (!ours) return { id, outcome: "wrong", expected, why: answer.failure ?? "no answer" }
    if (!isTyped(ours)) return { id, outcome: "unsupported", expected, why: ours.deferred ?? "no reason given" }
    const found = new TypeIdentity(ts, checker).difference(type, ourType(program, one, typed.indexOf(ours)))
    if (!found && problems.length === 0) return { id, outcome: "equal", expected, ours: ours.type }
    const why = found ? `${found.path.join("")} ${found.reason}`.trim() : `our text has errors: ${problems[0]}`
    return { id, outcome: "wrong", expected, ours: anonymised(ours.type, one), why }
  })
}

function ourType(program, one, index) {
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(probePath(one)))
  const space = checker.tryGetMemberInModuleExports(`_${index}`, module)
  return checker.getDeclaredTypeOfSymbol(checker.tryGetMemberInModuleExports("Ours", space))
}
