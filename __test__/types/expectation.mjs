// What TypeScript expects of a case: the text of its ```types fence.
import { diagnosticsOf } from "../parity/program.mjs"
import { canonical } from "./canonical.mjs"
import { exportsOf, programsOf } from "./cases.mjs"

/** The expectation of each case, and what is wrong with its code.
 * @returns {Map<object, { text: string, problems: string[] }>} by case */
export function expectationsOf(ts, cases) {
  const found = new Map()
  for (const { cases: group, program } of programsOf(ts, cases)) {
    const checker = program.getTypeChecker()
    for (const one of group) {
      const lines = exportsOf(ts, program, one.file).map(({ name, type }) => `${name}: ${canonical(ts, checker, type)}`)
      found.set(one, { text: anonymised(lines.join("\n"), one), problems: problemsOf(ts, program, one, lines) })
    }
  }
  return found
}

/** The directory of a case is another one on each run, and half a surrogate pair cannot be written to a file. */
export function anonymised(text, { directory }) {
  const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
  return text.replaceAll(directory, ".").replace(halves, (half) => `\\u${half.charCodeAt(0).toString(16)}`)
}

function problemsOf(ts, program, one, lines) {
  const own = program.getSourceFiles().filter((source) => source.fileName.startsWith(`${one.directory}/`))
  const errors = own.flatMap(({ fileName }) =>
    diagnosticsOf(ts, program, fileName).map((line) => `${fileName.slice(one.directory.length + 1)}:${line}`),
  )
  if (one.errors) return errors.length > 0 ? [] : ["`@errors` on a case that compiles"]
  return lines.length > 0 ? errors : [...errors, "nothing is exported that has a type"]
}
