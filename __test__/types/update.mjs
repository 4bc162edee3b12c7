#!/usr/bin/env node
// Writes the expectations: `node __test__/types/update.mjs [document…] [--check]`. Only TypeScript may write a ```types fence.
import { readFileSync, writeFileSync } from "node:fs"
import { parseArgs } from "node:util"
import ts from "typescript"
import { writeCases } from "./cases.mjs"
import { expectationsOf } from "./expectation.mjs"
import { casesOf, documents } from "./literate.mjs"

const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean" } } })

let stale = 0
let count = 0
for (const path of documents(positionals)) {
  const { cases, dispose } = writeCases(casesOf(path))
  try {
    const { text, changed } = updated(readFileSync(path, "utf8"), cases, expectationsOf(ts, cases))
    count += cases.length
    stale += changed
    if (!values.check && changed > 0) writeFileSync(path, text)
  } finally {
    dispose()
  }
}
console.log(`${count} cases, ${stale} expectations ${values.check ? "out of date" : "written"}`)
if (values.check && stale > 0) process.exitCode = 1

function updated(before, cases, expectations) {
  const lines = before.split("\n")
  let changed = 0
  // From the last case to the first, so that line numbers before it stay true.
  for (const one of [...cases].reverse()) {
    const { text, problems } = expectations.get(one)
    for (const problem of problems) console.error(`${one.document}: ${one.title}: ${problem}`)
    if (problems.length > 0) process.exitCode = 1
    if (one.expected === text) continue
    changed++
    const fence = ["```types", ...(text === "" ? [] : [text]), "```"]
    if (one.fence) lines.splice(one.fence.start, one.fence.end - one.fence.start + 1, ...fence)
    else lines.splice(one.source.end + 1, 0, "", ...fence)
  }
  return { text: lines.join("\n"), changed }
}
