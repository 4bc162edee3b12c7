// `dawn-native`: finds the command, runs it, and turns what happened into an exit status.
// What only one command needs is loaded when it runs, the addon first of all: `--help` answers at once.

import { COMMANDS, type Invocation, parseCommand, UsageError } from "./arguments.js"
import { surviveClosedPipes } from "./terminal.js"

/** Wrong usage, or no app. */
const UNUSABLE = 2

/** Runs a command and gives its exit status. */
export type Command = (invocation: Invocation) => number | Promise<number>

function load(command: string): Command {
  switch (command) {
    case "typegen":
      return (require("./typegen.js") as typeof import("./typegen.js")).typegenCommand
    case "check":
      return (require("./check.js") as typeof import("./check.js")).checkCommand
    case "routes":
      return (require("./routes.js") as typeof import("./routes.js")).routesCommand
    default:
      return (require("./explain.js") as typeof import("./explain.js")).explainCommand
  }
}

async function run(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args
  if (command === undefined || command === "--help" || command === "-h" || command === "help") {
    const { generalHelp } = require("./help.js") as typeof import("./help.js")
    ;(command === undefined ? process.stderr : process.stdout).write(generalHelp())
    return command === undefined ? UNUSABLE : 0
  }
  if (command === "--version" || command === "-v") {
    const { version } = require("../../package.json") as { version: string }
    process.stdout.write(`${version}\n`)
    return 0
  }
  const invocation = parseCommand(command, rest)
  const spec = COMMANDS[command]
  if (invocation.flag("help") && spec !== undefined) {
    const { commandHelp } = require("./help.js") as typeof import("./help.js")
    process.stdout.write(commandHelp(command, spec))
    return 0
  }
  const start = performance.now()
  const status = await load(command)(invocation)
  if (invocation.flag("timing")) {
    const now = performance.now()
    process.stderr.write(`${command}: ${(now - start).toFixed(1)} ms, the whole process ${now.toFixed(1)} ms\n`)
  }
  return status
}

/** Tells a failure to people and, with `--json`, to programs; gives the exit status. */
function report(error: unknown, args: readonly string[]): number {
  if (error instanceof UsageError) {
    process.stderr.write(`dawn-native: ${error.message}\nTry 'dawn-native --help'.\n`)
    return UNUSABLE
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined
  if (!(error instanceof Error) || code === undefined) throw error
  if (args.includes("--json")) process.stdout.write(`${JSON.stringify({ error: { code, message: error.message } })}\n`)
  process.stderr.write(`dawn-native: ${error.message}\n`)
  return UNUSABLE
}

const args = process.argv.slice(2)
surviveClosedPipes()
run(args)
  .catch((error: unknown) => report(error, args))
  .then((status) => {
    process.exitCode = status
  })
