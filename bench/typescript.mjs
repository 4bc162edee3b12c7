// What a user would do without this package: one TypeScript 6 program for the whole app, the types of every tool
// printed from it. Usage: node bench/typescript.mjs <app>
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"

const app = process.argv[2]
const config = ts.getParsedCommandLineOfConfigFile(join(app, "tsconfig.json"), undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(String(messageText))
  },
})
const program = ts.createProgram(config.fileNames, config.options)
const checker = program.getTypeChecker()
const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.UseFullyQualifiedType
const lines = []
for (const file of program.getSourceFiles()) {
  if (!/\/tools\/[^/]+\.ts$/.test(file.fileName)) continue
  const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).find(({ name }) => name === "default")
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
  const [parameter] = signature.getParameters()
  const input = parameter ? checker.typeToString(checker.getTypeOfSymbol(parameter), undefined, flags) : ""
  const output = checker.typeToString(checker.getAwaitedType(signature.getReturnType()), undefined, flags)
  const description = ts.displayPartsToString(signature.getDocumentationComment(checker))
  lines.push(`${file.fileName}: /** ${description} */ (${input}) => Promise<${output}>`)
}
mkdirSync(join(app, ".typescript"), { recursive: true })
writeFileSync(join(app, ".typescript/tools.txt"), lines.join("\n"))
