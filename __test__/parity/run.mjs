#!/usr/bin/env node
// Command line of the judge: `node __test__/parity/run.mjs <app> [--tool name] [--expect] [--json] [--verbose] [--tsconfig file] [--generated directory]`.
// Ends with 1 where anything is wrong, with 2 where nothing could be judged.
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import ts from "typescript"
import { expectations, openApp } from "./expect.mjs"
import { judge } from "./judge.mjs"
import { generate, readGenerated } from "./ours.mjs"
import { reportLines, totals } from "./report.mjs"

const apps = fileURLToPath(new URL("../apps/", import.meta.url))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tool: { type: "string", multiple: true },
    expect: { type: "boolean" },
    json: { type: "boolean" },
    verbose: { type: "boolean" },
    tsconfig: { type: "string" },
    generated: { type: "string" },
  },
})

const [name] = positionals
if (!name) {
  console.error(
    "usage: run.mjs <app directory, or the name of one in __test__/apps> [--tool name] [--expect] [--json] [--verbose] [--tsconfig file] [--generated directory]",
  )
  process.exit(2)
}
const appRoot = existsSync(join(apps, name)) ? join(apps, name) : resolve(name)
const wanted =
  values.tool && ((tool, file) => values.tool.some((pattern) => tool === pattern || file.includes(pattern)))

try {
  process.exitCode = main()
} catch (error) {
  console.error(values.verbose ? error : `run.mjs: ${error.message}`)
  process.exitCode = 2
}

function main() {
  if (values.expect) {
    const app = openApp(ts, appRoot, { tsconfig: values.tsconfig })
    console.log(JSON.stringify(expectations(ts, app, wanted), null, 2))
    return 0
  }
  const { tsconfig } = values
  const generated = values.generated ? readGenerated(values.generated) : generate(appRoot, { tsconfig })
  const result = judge(ts, appRoot, generated, { tsconfig, wanted })
  if (values.json) console.log(JSON.stringify({ ...result, totals: totals(result.verdicts) }, null, 2))
  else for (const line of reportLines(result, values)) console.log(line)
  const wrong = result.verdicts.some((verdict) => Object.values(verdict.parts).some((part) => part.outcome === "wrong"))
  return wrong || result.diagnostics.length > 0 ? 1 : 0
}
