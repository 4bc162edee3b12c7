// Our answers to the cases, compared with TypeScript's by identity: equal, unnameable where no other file can write the
// type down, unsupported with a reason, or wrong.
import { join } from "node:path"
import { callAddon } from "../parity/ours.mjs"
import { diagnosticsOf } from "../parity/program.mjs"
import { TypeIdentity } from "../parity/same-type.mjs"
import { unnameablePart } from "../parity/unnameable.mjs"
import { canonical } from "./canonical.mjs"
import { exportsOf, programsOf } from "./cases.mjs"
import { anonymised } from "./expectation.mjs"

/**
 * What the addon's `typeOfExportsSync({ file, tsconfig })` answers for one export: its type as text that stands in a
 * file beside `file`, with the declarations that the text needs, or why there is no text.
 * @typedef {{ name: string, type: string, declarations?: string[] } | { name: string, deferred: string }} OurExport
 * @typedef {{ id: string, outcome: "equal" | "unnameable" | "unsupported" | "wrong", expected: string, ours?: string, why?: string }} Outcome
 */

/** The outcomes of written cases, one for each export.
 * @returns {Outcome[]} */
export function outcomesOf(ts, cases, ask = askAddon) {
  const answers = new Map(cases.map((one) => [one, ask(one)]))
  const outcomes = []
  for (const { cases: group, program } of programsOf(ts, cases, (one) => probeFiles(one, answers.get(one)))) {
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

const probePath = (one, name) => join(one.directory, `ours.${name}.probe.ts`)

/** Our texts as modules beside the original, one each, so that neither local names nor errors of two texts meet. */
function probeFiles(one, answer) {
  const typed = (answer.exports ?? []).filter((own) => own.type !== undefined)
  return new Map(
    typed.map(({ name, type, declarations = [] }) => {
      return [probePath(one, name), `${declarations.join("\n")}\nexport type Ours = ${type}\n`]
    }),
  )
}

function compareCase(ts, program, one, answer) {
  const checker = program.getTypeChecker()
  return exportsOf(ts, program, one.file).map(({ name, type }) => {
    const id = `${one.document} › ${one.title} › ${name}`
    const expected = anonymised(canonical(ts, checker, type), one)
    const ours = answer.exports?.find((candidate) => candidate.name === name)
    if (!ours) return { id, outcome: "wrong", expected, why: answer.failure ?? "no answer" }
    if (ours.type === undefined) {
      const outcome = unnameablePart(ts, checker, type) === undefined ? "unsupported" : "unnameable"
      return { id, outcome, expected, why: ours.deferred ?? "no reason given" }
    }
    const why = differenceTo(ts, program, type, probePath(one, name))
    if (why === undefined) return { id, outcome: "equal", expected, ours: ours.type }
    return { id, outcome: "wrong", expected, ours: anonymised(ours.type, one), why }
  })
}

/** Why our type in a probe file is not the expected one. */
function differenceTo(ts, program, expected, probe) {
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(probe))
  const ours = checker.getDeclaredTypeOfSymbol(checker.tryGetMemberInModuleExports("Ours", module))
  const found = new TypeIdentity(ts, checker).difference(expected, ours)
  if (found) return `${found.path.join("")} ${found.reason}`.trim()
  const [problem] = diagnosticsOf(ts, program, probe)
  return problem && `our text has errors: ${problem}`
}
