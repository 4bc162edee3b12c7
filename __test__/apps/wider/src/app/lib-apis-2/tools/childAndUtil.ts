import { execFile } from "node:child_process"
import { promisify, inspect, parseArgs, types } from "node:util"
import assert from "node:assert/strict"
const run = promisify(execFile)
const delay = promisify(setTimeout)
/** Run a program. */
export default async (input: { file: string; args?: string[]; value?: unknown }) => {
  await delay(1)
  const { stdout, stderr } = await run(input.file, input.args ?? [])
  const { values, positionals } = parseArgs({ args: input.args, options: { verbose: { type: "boolean", short: "v" }, out: { type: "string" } }, allowPositionals: true })
  assert(typeof input.value === "string")
  return { stdout, stderr, values, positionals, value: input.value, shown: inspect(input.value), date: types.isDate(input.value) }
}
