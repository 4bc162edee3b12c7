// The texts of `--help`.

import { COMMANDS, COMMON, type CommandSpec } from "./arguments.js"

const rows = (entries: readonly (readonly [string, string])[]) => {
  const width = Math.max(...entries.map(([left]) => left.length))
  return entries.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n")
}

const optionRows = (options: CommandSpec["options"]) =>
  rows(Object.entries(options).map(([name, { value, help }]) => [`--${name}${value ? ` <${value}>` : ""}`, help]))

export function generalHelp(): string {
  return `Exact tool types and JSON Schemas for Dawn apps, read from TypeScript source.

Usage: dawn-native <command> [options]

Commands:
${rows(Object.entries(COMMANDS).map(([name, { operand, summary }]) => [operand ? `${name} <${operand}>` : name, summary]))}

Options of every command:
${optionRows({ ...COMMON, version: { type: "boolean", help: "print the version" } })}

Exit status: 0 fine, 1 errors found, too many warnings or files out of date, 2 wrong usage or no app.
`
}

export function commandHelp(name: string, spec: CommandSpec): string {
  const own = Object.keys(spec.options).length > 0 ? `\n\nOptions:\n${optionRows(spec.options)}` : ""
  return `dawn-native ${name}: ${spec.summary}

Usage: dawn-native ${name}${spec.operand ? ` <${spec.operand}>` : ""} [options]${own}

Options of every command:
${optionRows(COMMON)}
`
}
