#!/usr/bin/env node
// Our checker on the literate cases: `node __test__/types/run.mjs [document…] [--case text] [--verbose] [--json] [--lower]`.
// Ends with 1 where a type is wrong. `--lower`, on all documents, rewrites the list of what may be unsupported.
import { parseArgs } from "node:util"
import ts from "typescript"
import { writeCases } from "./cases.mjs"
import { casesOf, documents } from "./literate.mjs"
import { outcomesOf } from "./outcome.mjs"
import { lowerUnsupported } from "./unsupported.mjs"

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    case: { type: "string" },
    verbose: { type: "boolean" },
    json: { type: "boolean" },
    lower: { type: "boolean" },
  },
})

const all = []
for (const path of documents(positionals)) {
  const { cases, dispose } = writeCases(casesOf(path).filter((one) => !values.case || one.title.includes(values.case)))
  try {
    const outcomes = outcomesOf(ts, cases)
    all.push(...outcomes)
    if (!values.json && cases.length > 0) console.log(`${cases[0].document.padEnd(28)} ${tally(outcomes)}`)
  } finally {
    dispose()
  }
}

if (values.json) console.log(JSON.stringify(all, null, 2))
else {
  for (const one of all.filter(isShown)) {
    console.log(`${one.outcome.toUpperCase()} ${one.id}: ${one.why ?? ""}\n  expected ${one.expected}`)
    if (one.ours !== undefined) console.log(`  ours     ${one.ours}`)
  }
  console.log(`all: ${tally(all)}`)
}
if (values.lower && positionals.length === 0 && !values.case) console.log(`unsupported: ${lowerUnsupported(all)}`)
process.exitCode = all.some((one) => one.outcome === "wrong") ? 1 : 0

function tally(outcomes) {
  const count = (outcome) => outcomes.filter((one) => one.outcome === outcome).length
  return `${count("equal")} equal, ${count("unnameable")} unnameable, ${count("unsupported")} unsupported, ${count("wrong")} wrong`
}

function isShown({ outcome }) {
  return outcome === "wrong" || (outcome === "unsupported" && values.verbose) || (values.verbose && values.case)
}
