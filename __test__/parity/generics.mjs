// Generic tools have no single type: what counts is what TypeScript makes of one where nothing is inferred.
import { join } from "node:path"
import { withoutUndefined } from "./tool.mjs"

const FILE = ".dawn/generics.judge.d.ts"

/** The file that asks TypeScript about each of `files`, to be part of the program: its path and its text. */
export function genericQuestions(appRoot, files) {
  const callable = (file) => `typeof import(${JSON.stringify(file.replace(/\.ts$/, ".js"))}).default`
  const questions = files.map(
    (file, index) =>
      `export type I${index} = Parameters<${callable(file)}>[0]\nexport type O${index} = Awaited<ReturnType<${callable(file)}>>\n`,
  )
  return [join(appRoot, FILE), `export {}\n${questions.join("")}`]
}

/** A tool of `files` with the types that TypeScript gives it where its type parameters are not inferred. */
export function withoutTypeParameters(ts, app, files, file, tool) {
  if ("problem" in tool || !tool.signature.typeParameters) return tool
  const { checker } = app
  const questions = checker.getSymbolAtLocation(app.program.getSourceFile(join(app.appRoot, FILE)))
  const answer = (name) =>
    checker.getDeclaredTypeOfSymbol(checker.tryGetMemberInModuleExports(`${name}${files.indexOf(file)}`, questions))
  const inputType = () => (tool.input.optional ? withoutUndefined(ts, checker, answer("I")) : answer("I"))
  return { ...tool, input: tool.input && { ...tool.input, type: inputType() }, output: answer("O") }
}
