// One TypeScript program over a whole app: its tsconfig files, its tools, and files that exist only in memory.
import { existsSync } from "node:fs"
import { dirname, join, resolve } from "node:path"

/** The options the product assumes for an app without a tsconfig.json. */
export const DEFAULTS = {
  strict: true,
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "bundler",
  lib: ["ES2022"],
}

/** The app's own compiler options and root files.
 * @param {string | undefined} override another tsconfig to judge the app under */
export function configOf(ts, appRoot, override) {
  const file = override ? resolve(override) : join(appRoot, "tsconfig.json")
  const read = existsSync(file) ? ts.readConfigFile(file, ts.sys.readFile) : { config: { compilerOptions: DEFAULTS } }
  if (read.error) throw new Error(ts.flattenDiagnosticMessageText(read.error.messageText, "\n"))
  const parsed = ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(file), undefined, file)
  return { options: parsed.options, files: parsed.fileNames }
}

/** A program in which `virtual` (absolute path → text) stands over the disk.
 * @param {Map<string, string>} virtual */
export function createProgram(ts, rootNames, options, virtual = new Map()) {
  const compilerOptions = { ...options, noEmit: true, skipLibCheck: false, incremental: false, composite: false }
  delete compilerOptions.tsBuildInfoFile
  const host = ts.createCompilerHost(compilerOptions, true)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (path) => virtual.has(path) || fileExists.call(host, path)
  host.readFile = (path) => virtual.get(path) ?? readFile.call(host, path)
  host.getSourceFile = (path, languageVersion, ...rest) => {
    const text = virtual.get(path)
    if (text === undefined)
      return libraryFile(path, languageVersion, () => getSourceFile.call(host, path, languageVersion, ...rest))
    return ts.createSourceFile(path, text, languageVersion, true)
  }
  return ts.createProgram({
    rootNames: [...new Set([...rootNames, ...virtual.keys()])],
    options: compilerOptions,
    host,
  })
}

/** Library files never change within a process, so that many programs may share their trees. */
const libraryFiles = new Map()

function libraryFile(path, languageVersion, read) {
  if (!/\/typescript\/lib\/lib\.[^/]*\.d\.ts$/.test(path)) return read()
  const key = `${path} ${languageVersion.languageVersion ?? languageVersion} ${languageVersion.impliedNodeFormat ?? ""}`
  if (!libraryFiles.has(key)) libraryFiles.set(key, read())
  return libraryFiles.get(key)
}

/** Errors and warnings of one file, as readable lines. */
export function diagnosticsOf(ts, program, path) {
  const source = program.getSourceFile(path)
  if (!source) return [`${path}: not part of the program`]
  return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((diagnostic) => {
    const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0)
    return `${line + 1}:${character + 1} TS${diagnostic.code} ${ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n")}`
  })
}
