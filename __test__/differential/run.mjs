#!/usr/bin/env node
// Random programs through both checkers: `node __test__/differential/run.mjs [--count n] [--seed n] [--kind types|values|all]`.
// Stops at the first difference, shrinks it, and prints it as a Markdown case (`--append document` adds it to a document
// of `__test__/types`; `--keep-going` only counts). Ends with 1 where there was one.
import { appendFileSync, existsSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import ts from "typescript"
import { compare } from "./compare.mjs"
import { programOf } from "./program.mjs"
import { shrink } from "./shrink.mjs"

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    kind: { type: "string", default: "all" },
    batch: { type: "string", default: "100" },
    tsconfig: { type: "string", default: "{}" },
    append: { type: "string" },
    "keep-going": { type: "boolean" },
  },
})

const options = JSON.parse(values.tsconfig)
const [first, count, batch] = [values.seed, values.count, values.batch].map(Number)
const tally = { programs: 0, refused: 0, equal: 0, unsupported: 0, wrong: 0 }
const reasons = new Map()

for (let seed = first; seed < first + count; seed += batch) {
  const seeds = Array.from({ length: Math.min(batch, first + count - seed) }, (_, index) => seed + index)
  const results = compare(
    ts,
    seeds.map((one) => programOf(one, values.kind)),
    { options },
  )
  results.forEach(note)
  const different = results.findIndex((result) => result.outcomes.some(isWrong))
  console.error(`seed ${seed + seeds.length - 1}: ${JSON.stringify(tally)}`)
  if (different < 0) continue
  process.exitCode = 1
  if (values["keep-going"]) continue
  report(seeds[different], results[different])
  break
}

for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 25))
  console.error(`${times} × ${reason}`)

function isWrong({ outcome }) {
  return outcome === "wrong"
}

function note({ valid, outcomes }) {
  tally.programs++
  if (!valid) tally.refused++
  for (const { outcome, why } of outcomes) {
    tally[outcome]++
    if (outcome === "unsupported") reasons.set(why, (reasons.get(why) ?? 0) + 1)
  }
}

function report(seed, { text }) {
  const shows = (texts) => compare(ts, texts, { options }).map((result) => result.outcomes.some(isWrong))
  const small = shrink(ts, text, shows)
  const [{ outcomes }] = compare(ts, [small], { options })
  const directive = values.tsconfig === "{}" ? "" : `// @tsconfig: ${values.tsconfig}\n`
  const markdown = `\n## seed ${seed}, ${values.kind}\n\n\`\`\`ts\n${directive}${small.trim()}\n\`\`\`\n`
  console.log(markdown)
  for (const one of outcomes.filter(isWrong))
    console.log(`${one.why}\n  expected ${one.expected}\n  ours     ${one.ours}`)
  if (values.append) append(fileURLToPath(new URL(`../types/${values.append}`, import.meta.url)), markdown)
}

function append(path, markdown) {
  if (!existsSync(path)) writeFileSync(path, "# Found by the differential generator\n")
  appendFileSync(path, markdown)
}
