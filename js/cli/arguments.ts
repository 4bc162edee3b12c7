// The command line's grammar: which commands and options there are, and what the user gave.

import { type ParseArgsConfig, parseArgs } from "node:util"

/** The user's mistake: the message is shown with a hint at `--help`, and the exit status is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError"
}

type OptionSpec = NonNullable<ParseArgsConfig["options"]>[string] & { readonly help: string; readonly value?: string }

/** What one command takes beside the common options. */
export interface CommandSpec {
  readonly summary: string
  /** The name of the one positional argument, for a command that takes one. */
  readonly operand?: string
  readonly options: Readonly<Record<string, OptionSpec>>
}

/** The options of every command. */
export const COMMON: Readonly<Record<string, OptionSpec>> = {
  cwd: { type: "string", value: "dir", help: "look for the app from here upwards" },
  "app-root": { type: "string", value: "dir", help: "the directory of dawn.config.ts, instead of looking for it" },
  "app-dir": {
    type: "string",
    value: "dir",
    help: "the routes directory, instead of the one that dawn.config.ts sets",
  },
  tsconfig: { type: "string", value: "file", help: "the tsconfig.json to go by" },
  json: { type: "boolean", help: "print the result as JSON" },
  timing: { type: "boolean", help: "print to stderr how long it took" },
  help: { type: "boolean", short: "h", help: "print this help" },
}

export const COMMANDS: Readonly<Record<string, CommandSpec>> = {
  typegen: {
    summary: "write .dawn/: the declarations, the routes' tools.json, routes.json",
    options: {
      check: { type: "boolean", help: "write nothing; exit with 1 if files are out of date" },
      watch: { type: "boolean", help: "keep running, and write again what a change changes" },
      "output-schema": { type: "boolean", help: "add the JSON Schema of each tool's output" },
    },
  },
  check: {
    summary: "say what is wrong with the app's routes, tools and scopes",
    options: {
      format: { type: "string", value: "name", help: "pretty (as usual), json, github or sarif" },
      rule: {
        type: "string",
        multiple: true,
        value: "name=level",
        help: "set a rule to off, info, warning or error; may be repeated",
      },
      "max-warnings": { type: "string", value: "n", help: "exit with 1 if there are more warnings than this" },
      quiet: { type: "boolean", help: "show errors only" },
      fix: { type: "boolean", help: "repair what can be repaired, in the app's source files" },
    },
  },
  routes: { summary: "list the routes and the tools that each has", options: {} },
  explain: {
    summary: "show a tool's signature, schema and description, and what is deferred and why",
    operand: "tool",
    options: { route: { type: "string", value: "path", help: "the route whose tool it is, where several have one" } },
  },
}

/** A command with its arguments. */
export interface Invocation {
  readonly command: string
  readonly operand: string | undefined
  readonly text: (option: string) => string | undefined
  /** The values of an option that may be repeated. */
  readonly texts: (option: string) => readonly string[]
  readonly flag: (option: string) => boolean
}

function parsed(args: string[], options: Readonly<Record<string, OptionSpec>>) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")) {
      // Node adds advice about `--` that does not fit here.
      throw new UsageError((error.message.split(". ")[0] ?? error.message).replace(/\.$/, ""))
    }
    throw error
  }
}

/** Reads the arguments that follow a command's name. */
export function parseCommand(command: string, args: string[]): Invocation {
  const spec = COMMANDS[command]
  if (spec === undefined || !Object.hasOwn(COMMANDS, command)) {
    throw new UsageError(`There is no command '${command}'; there are ${Object.keys(COMMANDS).join(", ")}`)
  }
  const { values, positionals } = parsed(args, { ...COMMON, ...spec.options })
  const [operand, ...extra] = positionals
  if (spec.operand === undefined && operand !== undefined) throw new UsageError(`Unexpected argument '${operand}'`)
  if (extra[0] !== undefined) throw new UsageError(`Unexpected argument '${extra[0]}'`)
  if (spec.operand !== undefined && operand === undefined && values.help !== true) {
    throw new UsageError(`'${command}' needs the name of a ${spec.operand}`)
  }
  return {
    command,
    operand,
    text: (option) => (typeof values[option] === "string" ? values[option] : undefined),
    texts: (option) => [values[option] ?? []].flat().map(String),
    flag: (option) => values[option] === true,
  }
}
