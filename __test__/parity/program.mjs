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

/** The compiler options and root files for an app's tools, as an editor finds them: of all projects that its tsconfig
 * leads to by `references`, those of the nearest that takes in a tool; its own where none does.
 * @param {string | undefined} override another tsconfig to judge the app under
 * @param {string[]} tools */
export function configOf(ts, appRoot, override, tools) {
  const projects = new Map()
  const visit = (file) => {
    if (projects.has(file)) return
    const parsed = parsedConfig(ts, file)
    projects.set(file, parsed)
    for (const reference of parsed.projectReferences ?? []) visit(ts.resolveProjectReferencePath(reference))
  }
  visit(override ? resolve(override) : join(appRoot, "tsconfig.json"))
  const depth = ([file]) => {
    const directory = `${dirname(file)}/`
    return tools.some((tool) => tool.startsWith(directory)) ? directory.length : 0
  }
  const takesInTools = ([, { fileNames }]) => tools.some((tool) => fileNames.includes(tool))
  const [nearest] = [...projects].filter(takesInTools).sort((a, b) => depth(b) - depth(a))
  const [, { options, fileNames }] = nearest ?? [...projects][0]
  return { options, files: fileNames }
}

function parsedConfig(ts, file) {
  const read = existsSync(file) ? ts.readConfigFile(file, ts.sys.readFile) : { config: { compilerOptions: DEFAULTS } }
  if (read.error) throw new Error(ts.flattenDiagnosticMessageText(read.error.messageText, "\n"))
  return ts.parseJsonConfigFileContent(read.config, ts.sys, dirname(file), undefined, file)
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
