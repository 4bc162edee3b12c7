// Part of `npm run bench`: a tool is edited in an app that is open, beside TypeScript 6's language service in the same
// run. Ours ends with the new declarations on the disk; TypeScript's with the types of the edited tool alone.
import { readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import ts from "typescript"
import { writeApp } from "./app.mjs"

const { Project } = createRequire(import.meta.url)("../dist/index.js")
const root = fileURLToPath(new URL("..", import.meta.url))
const SIZES = [10, 100, 1000]
const EDITS = 60
const MANY = 10_000

/** Milliseconds that `work` takes. */
function milliseconds(work) {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Median and 95th percentile, as text. */
function spread(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1)
  return `${at(0.5)} / ${at(0.95)}`
}

/** A language service over the app, warm for `tool`; gives what an edit of it costs. */
function languageService(app) {
  const config = ts.getParsedCommandLineOfConfigFile(join(app, "tsconfig.json"), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(String(messageText))
    },
  })
  const versions = new Map()
  const texts = new Map()
  const host = {
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => config.options,
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: (file) => String(versions.get(file) ?? 0),
    getScriptSnapshot: (file) => {
      const text = texts.get(file) ?? ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => app,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  }
  const service = ts.createLanguageService(host, ts.createDocumentRegistry())
  return (file, text) => {
    texts.set(file, text)
    versions.set(file, (versions.get(file) ?? 0) + 1)
    const program = service.getProgram()
    const checker = program.getTypeChecker()
    const module = checker.getSymbolAtLocation(program.getSourceFile(file))
    const symbol = checker.getExportsOfModule(module).find(({ name }) => name === "default")
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    return checker.typeToString(checker.getAwaitedType(signature.getReturnType()))
  }
}

function measure(routes) {
  const app = join(root, `bench/apps/${routes}`)
  writeApp(app, { routes, tools: 5, shared: 10 })
  const project = new Project({ cwd: app })
  project.typegenSync()
  const edited = languageService(app)
  const [ours, transforms, typescript] = [[], [], []]
  for (let edit = 0; edit < EDITS; edit++) {
    const file = join(app, `src/app/r${String(edit % routes).padStart(4, "0")}/tools/tool${edit % 5}.ts`)
    // Every tool names itself in its description; some have another output, too.
    const text = readFileSync(file, "utf8").replace(/\((r\d+t\d+)[^)]*\)/, `($1, edit ${edit})`)
    const unsaved = text.replace(/return \{/, `return { edit${edit}: ${edit},`)
    // Turn by turn, so that a slow moment of the machine meets both.
    typescript.push(milliseconds(() => edited(file, unsaved)))
    transforms.push(milliseconds(() => project.transformTool(unsaved, file, { settled: true })))
    writeFileSync(file, unsaved)
    ours.push(
      milliseconds(() => {
        project.invalidate([file])
        const { written } = project.typegenSync()
        if (written.length === 0) throw new Error(`the edit of ${file} changed nothing`)
      }),
    )
  }
  return { routes, ours, transforms, typescript }
}

/** How much memory a project takes more after many edits, in MiB. */
function growth() {
  const app = join(root, "bench/apps/10")
  writeApp(app, { routes: 10, tools: 5, shared: 10 })
  const project = new Project({ cwd: app })
  const file = join(app, "src/app/r0000/tools/tool0.ts")
  const text = readFileSync(file, "utf8")
  const edit = (number) => {
    writeFileSync(file, text.replace("return {", `return { edit${number % 100}: ${number},`))
    project.invalidate([file])
    project.typegenSync()
  }
  for (let number = 0; number < MANY / 10; number++) edit(number)
  const before = process.memoryUsage().rss
  for (let number = 0; number < MANY; number++) edit(number)
  return (process.memoryUsage().rss - before) / 2 ** 20
}

console.log(
  "\nAn edit of one tool until the declarations are on the disk, and the transform of one module; milliseconds,",
)
console.log("median / 95th percentile. TypeScript: a warm language service, the edited tool's type alone.\n")
console.log("| routes | edit | transform | TypeScript 6 |\n|---:|---:|---:|---:|")
for (const routes of SIZES) {
  const { ours, transforms, typescript } = measure(routes)
  console.log(`| ${routes} | ${spread(ours)} | ${spread(transforms)} | ${spread(typescript)} |`)
}
console.log(`\nMemory after ${MANY} further edits of one app: ${growth().toFixed(1)} MiB more`)
