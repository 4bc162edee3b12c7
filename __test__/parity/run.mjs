#!/usr/bin/env node
// Command line of the judge: `node __test__/parity/run.mjs <app> [--tool name] [--expect] [--json] [--verbose] [--tsconfig file]`.
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import ts from "typescript"
import { expectations, openApp } from "./expect.mjs"

const apps = fileURLToPath(new URL("../apps/", import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tool: { type: "string", multiple: true },
    expect: { type: "boolean" },
    json: { type: "boolean" },
    verbose: { type: "boolean" },
    tsconfig: { type: "string" },
  },
})

const [name] = positionals
if (!name) {
  console.error(
    "usage: run.mjs <app directory, or the name of one in __test__/apps> [--tool name] [--expect] [--json] [--verbose] [--tsconfig file]",
  )
  process.exit(2)
}
const appRoot = existsSync(join(apps, name)) ? join(apps, name) : resolve(name)
const wanted =
  values.tool && ((tool, file) => values.tool.some((pattern) => tool === pattern || file.includes(pattern)))

if (values.expect) {
  const app = openApp(ts, appRoot, { tsconfig: values.tsconfig })
  console.log(JSON.stringify(expectations(ts, app, wanted), null, 2))
}
