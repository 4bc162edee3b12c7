// `npm run bench`: typegen as a whole process, beside one TypeScript 6 program for the whole app, in the same run.
// Absolute times are this machine's; the ratio and its growth with the app are the result.
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { cpus } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { writeApp } from "./app.mjs"

const root = fileURLToPath(new URL("..", import.meta.url))
const SIZES = [1, 10, 100, 1000]
const TOOLS = 5
const SHARED = 10
const OUR_RUNS = 7
const TYPESCRIPT_RUNS = 3

/** Certificates of its surroundings can double the time in which Node starts, which is none of either side's. */
const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env

/** Wall seconds of one process of Node's. */
function seconds(script, ...args) {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [join(root, script), ...args], { encoding: "utf8", env })
  if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`)
  return (performance.now() - start) / 1000
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

const TRASH = join(root, "bench/apps/trash")
let thrown = 0

/** First runs: everything is analysed and written. What is there is moved away: deleting it would slow the run's writes. */
function cold(app) {
  const generated = join(app, ".dawn")
  if (existsSync(generated)) renameSync(generated, join(TRASH, `${thrown++}`))
  return seconds("bin/dawn-native.js", "typegen", "--cwd", app)
}

function measure(routes) {
  const app = join(root, `bench/apps/${routes}`)
  writeApp(app, { routes, tools: TOOLS, shared: SHARED })
  cold(app)
  const ours = []
  const typescript = []
  // Turn by turn, so that a slow moment of the machine meets both.
  for (let run = 0; run < OUR_RUNS; run++) {
    ours.push(cold(app))
    if (run < TYPESCRIPT_RUNS) typescript.push(seconds("bench/typescript.mjs", app))
  }
  return { routes, tools: routes * TOOLS + SHARED, ours: median(ours), typescript: median(typescript) }
}

rmSync(TRASH, { recursive: true, force: true })
mkdirSync(TRASH, { recursive: true })
const node = median(Array.from({ length: OUR_RUNS }, () => seconds("bin/dawn-native.js", "--version")))
const rows = SIZES.map(measure)
rmSync(TRASH, { recursive: true })
console.log(
  `\n${cpus().length} cores, Node ${process.version}; medians of ${OUR_RUNS} and ${TYPESCRIPT_RUNS} runs, seconds, of which Node takes ${node.toFixed(3)} to start\n`,
)
console.log("| routes | tools | dawn-native | TypeScript 6 | ratio |\n|---:|---:|---:|---:|---:|")
for (const { routes, tools, ours, typescript } of rows) {
  const ratio = (typescript / ours).toFixed(0)
  console.log(`| ${routes} | ${tools} | ${ours.toFixed(3)} | ${typescript.toFixed(2)} | ${ratio} × |`)
}
