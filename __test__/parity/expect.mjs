// TypeScript's own answers for every tool of an app, with the types still alive so that others can be compared with them.
import { relative } from "node:path"
import { descriptionOf } from "./describe.mjs"
import { configOf, createProgram } from "./program.mjs"
import { routesOf } from "./routes.mjs"
import { SchemaProjection } from "./schema.mjs"
import { expectedTool } from "./tool.mjs"

/** Routes, program and checker of an app; `virtual` files (absolute path → text) are part of the program.
 * @param {{ tsconfig?: string, virtual?: Map<string, string>, overrides?: import("typescript").CompilerOptions }} settings */
export function openApp(ts, appRoot, { tsconfig, virtual = new Map(), overrides = {} } = {}) {
  const routes = routesOf(ts, appRoot)
  const tools = routes.flatMap((route) => route.tools.map((tool) => tool.file))
  const { options, files } = configOf(ts, appRoot, tsconfig, tools)
  const authored = files.filter((file) => !relative(appRoot, file).startsWith(".dawn"))
  const program = createProgram(ts, [...authored, ...tools], { ...options, ...overrides }, virtual)
  return { appRoot, options, routes, program, checker: program.getTypeChecker() }
}

/** What TypeScript says of one tool file, schema and description included. */
export function answersFor(ts, app, file) {
  const tool = expectedTool(ts, app.program, file)
  if ("problem" in tool) return tool
  const projection = new SchemaProjection(ts, app.program)
  const parameters = projection.input(tool)
  const output = new SchemaProjection(ts, app.program).output(tool)
  return {
    ...tool,
    parameters,
    outputSchema: output,
    undecided: projection.undecided,
    description: descriptionOf(ts, app.program, file, tool.exported),
  }
}

/** A type as a reader wants it: nothing cut off, the name of an alias replaced by what it stands for. */
export function printed(ts, checker, type) {
  const { TypeFormatFlags } = ts
  return checker.typeToString(type, undefined, TypeFormatFlags.NoTruncation | TypeFormatFlags.InTypeAlias)
}

/** The answers as data, for `--expect`. */
export function expectations(ts, app, filter = () => true) {
  const seen = new Set()
  const answers = []
  for (const route of app.routes) {
    for (const { name, file } of route.tools) {
      if (seen.has(file) || !filter(name, file)) continue
      seen.add(file)
      const answer = answersFor(ts, app, file)
      const where = { route: route.path, tool: name, file: relative(app.appRoot, file) }
      if ("problem" in answer) {
        answers.push({ ...where, problem: answer.problem })
        continue
      }
      const { input, output, parameters, outputSchema, description } = answer
      answers.push({
        ...where,
        description,
        input: input
          ? {
              type: printed(ts, app.checker, input.type),
              optional: input.optional,
              ...(input.rest ? { rest: true } : {}),
            }
          : null,
        output: printed(ts, app.checker, output),
        parameters,
        outputSchema,
      })
    }
  }
  return answers
}
