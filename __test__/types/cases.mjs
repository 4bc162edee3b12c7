// The cases of a document as TypeScript programs, and the exports that each case is asked for.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { createProgram } from "../parity/program.mjs"
import { withoutAlias } from "../parity/tool.mjs"

const nodeModules = fileURLToPath(new URL("../../node_modules", import.meta.url))

/** Writes cases to a directory of their own, where both checkers read them; `dispose` removes it. */
export function writeCases(cases) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "dawn-types-")))
  symlinkSync(nodeModules, join(root, "node_modules"))
  const written = cases.map((one) => {
    const directory = join(root, one.document.replace(/\.md$/, ""), one.slug)
    for (const [name, text] of one.files) {
      mkdirSync(dirname(join(directory, name)), { recursive: true })
      writeFileSync(join(directory, name), text)
    }
    const tsconfig = join(directory, "tsconfig.json")
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions: one.options }))
    return { ...one, directory, tsconfig, file: join(directory, one.main) }
  })
  return { cases: written, dispose: () => rmSync(root, { recursive: true, force: true }) }
}

/** One program for all cases that cannot disturb each other, and one each for the others.
 * @param {(one) => Map<string, string>} extra files in memory that belong to a case */
export function programsOf(ts, cases, extra = () => new Map()) {
  const groups = new Map()
  for (const one of cases) {
    const key = isAlone(one) ? one.directory : JSON.stringify(one.options)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((group) => {
    const { options, errors } = ts.convertCompilerOptionsFromJson(group[0].options, group[0].directory)
    if (errors.length > 0) throw new Error(`${group[0].document}, ${group[0].title}: ${errors[0].messageText}`)
    // What reading a tsconfig.json would have added: where `paths` begin.
    if (options.paths) options.pathsBasePath = group[0].directory
    const virtual = new Map(group.flatMap((one) => [...extra(one)]))
    return { cases: group, program: createProgram(ts, group.flatMap(rootsOf), options, virtual) }
  })
}

const rootsOf = ({ files, directory }) =>
  [...files.keys()]
    .filter((name) => /\.[cm]?ts$/.test(name) && !name.startsWith("node_modules/"))
    .map((name) => join(directory, name))

/** Global declarations would reach into other cases; paths hang on the directory. */
function isAlone({ files, options }) {
  if (options.paths !== undefined) return true
  return [...files.values()].some(
    (text) => /\bdeclare (global|module)\b|^\/\/\/ </m.test(text) || !/^\s*(import|export)\b/m.test(text),
  )
}

/** What a module exports that has a type to be asked for: values, and types without parameters.
 * @returns {{ name: string, type: import("typescript").Type }[]} */
export function exportsOf(ts, program, file) {
  const checker = program.getTypeChecker()
  const { SymbolFlags } = ts
  const module = checker.getSymbolAtLocation(program.getSourceFile(file))
  if (!module) return []
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = withoutAlias(ts, checker, exported)
    if (symbol.flags & (SymbolFlags.Class | SymbolFlags.Enum | SymbolFlags.Module)) return []
    if (symbol.flags & SymbolFlags.Value) return [{ name: exported.name, type: checker.getTypeOfSymbol(symbol) }]
    const generic = symbol.declarations?.some((declaration) => declaration.typeParameters?.length > 0) ?? true
    return generic ? [] : [{ name: exported.name, type: checker.getDeclaredTypeOfSymbol(symbol) }]
  })
}
