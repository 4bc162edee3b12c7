// Generic tools have no single type: what counts is what TypeScript makes of one where nothing is inferred.
import { join } from "node:path"
import { firstOfRest, withoutUndefined } from "./tool.mjs"

const FILE = ".dawn/generics.judge.d.ts"

/** The most overloads of which the first can be asked for. */
const OVERLOADS = 8

/** `Parameters` and `ReturnType` see the last overload. Of `n` that stand in a row, TypeScript pairs the first with the
 * first of the function. */
const ASKING = `export {}
type Tool<T> = T extends (...input: never) => unknown ? T : T extends { run: infer R } ? R : never
type Input1<T> = T extends (...input: infer P) => any ? P : never
type Output1<T> = T extends (...input: any) => infer R ? Awaited<R> : any
${Array.from({ length: OVERLOADS - 1 }, (_, index) => {
  const others = "(...input: any): any; ".repeat(index + 1)
  return `type Input${index + 2}<T> = T extends { (...input: infer P): any; ${others}} ? P : never
type Output${index + 2}<T> = T extends { (...input: any): infer R; ${others}} ? Awaited<R> : never
`
}).join("")}`

/** The file that asks TypeScript about each of `files`, to be part of the program: its path and its text. */
export function genericQuestions(appRoot, files) {
  const questions = files.flatMap((file, index) => {
    const callable = `Tool<typeof import(${JSON.stringify(file.replace(/\.ts$/, ".js"))}).default>`
    return Array.from({ length: OVERLOADS }, (_, count) =>
      ["Input", "Output"]
        .map((part) => {
          const name = `${part}${count + 1}`
          return `export type ${name}of${index} = ${name}<${callable}>\n`
        })
        .join(""),
    )
  })
  return [join(appRoot, FILE), `${ASKING}${questions.join("")}`]
}

/** A tool of `files` with the types that TypeScript gives it where its type parameters are not inferred. */
export function withoutTypeParameters(ts, app, files, file, tool) {
  if ("problem" in tool || !tool.signature.typeParameters) return tool
  if (tool.overloads > OVERLOADS) return { problem: `a generic tool of more than ${OVERLOADS} overloads` }
  const { checker } = app
  const questions = checker.getSymbolAtLocation(app.program.getSourceFile(join(app.appRoot, FILE)))
  const answer = (part) => {
    const name = `${part}${tool.overloads}of${files.indexOf(file)}`
    return checker.getDeclaredTypeOfSymbol(checker.tryGetMemberInModuleExports(name, questions))
  }
  return { ...tool, input: tool.input && inputOf(ts, app, tool.input, answer("Input")), output: answer("Output") }
}

/** The first of `parameters`, of a tool that takes `input` where its type parameters are what they are. */
function inputOf(ts, { checker, options }, input, parameters) {
  if (input.rest) return firstOfRest(ts, checker, parameters, input.symbol)
  const type = checker.isTupleType(parameters) ? checker.getTypeArguments(parameters)[0] : parameters
  if (!input.optional) return { ...input, type }
  // What `?` adds to `never` is all that is left of it.
  const addsAll = type.flags & ts.TypeFlags.Never && ts.getStrictOptionValue(options, "strictNullChecks")
  return { ...input, type: addsAll ? checker.getUndefinedType() : withoutUndefined(ts, checker, type) }
}
