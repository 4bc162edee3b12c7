// Writes what TypeScript says of the types in src/checker/relation/tests/relations.ts: in each group of parameters,
// whether every two are identical, assignable, comparable, subtypes or strict subtypes, as a matrix of digits. A
// parameter with an initializer and no type stands for the fresh type of that expression.
import { readFileSync, writeFileSync } from "node:fs"
import Module, { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const directory = join(root, "src/checker/relation/tests")
const RELATIONS = [
  "isTypeIdenticalTo",
  "isTypeAssignableTo",
  "isTypeComparableTo",
  "isTypeSubtypeOf",
  "isTypeStrictSubtypeOf",
]

/** TypeScript with those functions on its checker; only one of them is public. */
function loadTypeScript() {
  const path = createRequire(import.meta.url).resolve("typescript")
  const marker = "    isTypeAssignableTo,\n"
  const text = readFileSync(path, "utf8")
  if (!text.includes(marker)) throw new Error("this version of TypeScript is laid out differently")
  const module = new Module(path)
  module.filename = path
  module.paths = Module._nodeModulePaths(dirname(path))
  module._compile(text.replace(marker, `    ${RELATIONS.join(", ")},\n`), path)
  return module.exports
}

/** Compiler options that relations depend on, by the name of the file with the answers. */
const OPTIONS = {
  strict: { strict: true },
  loose: { strict: false },
  exact: { strict: true, exactOptionalPropertyTypes: true },
}
const ts = loadTypeScript()
const file = join(directory, "relations.ts")

/** TypeScript's answers under some options. */
function answers(options) {
  const program = ts.createProgram([file], {
    ...options,
    target: ts.ScriptTarget.ES2022,
    lib: ["lib.es2022.d.ts"],
    types: [],
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  })
  const source = program.getSourceFile(file)
  const errors = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  for (const { messageText, start } of errors) {
    const { line } = source.getLineAndCharacterOfPosition(start)
    throw new Error(`relations.ts:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`)
  }
  const checker = program.getTypeChecker()
  const related = (a, b) => RELATIONS.reduce((bits, name, index) => bits | (Number(checker[name](a, b)) << index), 0)
  const lines = []
  for (const statement of source.statements.filter(ts.isFunctionDeclaration)) {
    if (!statement.parameters[0]?.name.text.startsWith("p0")) continue
    const types = statement.parameters.map(({ type, initializer }) => checker.getTypeAtLocation(type ?? initializer))
    lines.push(statement.name.text, ...types.map((a) => types.map((b) => related(a, b).toString(32)).join("")))
  }
  return `${lines.join("\n")}\n`
}

for (const [name, options] of Object.entries(OPTIONS)) writeFileSync(join(directory, `${name}.txt`), answers(options))
