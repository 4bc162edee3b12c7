// Programs through both checkers, many of them in one TypeScript program, since that is what costs most.
import { diagnosticsOf } from "../parity/program.mjs"
import { programsOf, writeCases } from "../types/cases.mjs"
import { DEFAULT_OPTIONS } from "../types/literate.mjs"
import { outcomesOf } from "../types/outcome.mjs"

/** Complaints that leave every type as it is: conditions that are always true, values that are used carelessly. */
const HARMLESS = /TS(2367|2774|2783|2801|2869|2871|2872|2873|7005|7022|7027|7034) /

/**
 * @typedef {{ text: string, valid: boolean, outcomes: import("../types/outcome.mjs").Outcome[] }} Compared
 * A program that TypeScript refuses is not valid, and has no outcomes.
 */

/** @param {string[]} texts
 * @returns {Compared[]} in their order */
export function compare(ts, texts, { ask, options = {} } = {}) {
  const { cases, dispose } = writeCases(texts.map((text, index) => caseOf(text, index, options)))
  try {
    const accepted = acceptedOf(ts, cases)
    const outcomes = outcomesOf(ts, accepted, ask)
    return cases.map((one, index) => {
      const own = outcomes.filter((outcome) => outcome.id.startsWith(`${one.document} › ${one.title} › `))
      return { text: texts[index], valid: accepted.includes(one), outcomes: own }
    })
  } finally {
    dispose()
  }
}

function caseOf(text, index, options) {
  return {
    document: "differential.md",
    title: `program ${index}`,
    slug: `p${index}`,
    files: new Map([["main.ts", text]]),
    main: "main.ts",
    options: { ...DEFAULT_OPTIONS, ...options },
  }
}

function acceptedOf(ts, cases) {
  return programsOf(ts, cases).flatMap(({ cases: group, program }) =>
    group.filter(({ file }) => diagnosticsOf(ts, program, file).every((line) => HARMLESS.test(line))),
  )
}
