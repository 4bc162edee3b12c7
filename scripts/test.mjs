// Runs every suite, whatever the ones before it said, and ends with one line that sums them:
// `N passed, N failed` (`, N skipped` where there are any). A suite without tests of its own counts as one.
// With an argument, only the suites whose names contain it.
import { spawn, spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), "dawn-native-test-"))
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }))
const vitestReport = join(scratch, "vitest.json")

// `napi build` names its target, and cargo keeps what is built for a named target apart: tests that name the same one
// find the dependencies built already.
const hostTarget = /^host: (\S+)$/m.exec(spawnSync("rustc", ["-vV"], { encoding: "utf8" }).stdout)?.[1]

/** A suite is a command; `count` reads its tests from what it printed, and gives nothing where it has none. */
const suites = [
  { name: "Rust format", command: "cargo fmt --check" },
  { name: "JavaScript format and lints", command: "biome check --error-on-warnings ." },
  { name: "types of js/", command: "tsc -p js --noEmit" },
  { name: "types of the tests", command: "tsc -p ." },
  { name: "drift of index.d.ts", command: "git diff --exit-code -- index.d.ts", skip: notInGit },
  { name: "Rust lints", command: "cargo clippy --all-targets --features napi -- -D warnings" },
  { name: "Rust tests", command: "cargo test --features napi", count: countCargo },
  {
    name: "JavaScript tests",
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`,
    count: countVitest,
  },
  ...paritySuites(),
]

/** Every app there is, under each of its configurations, so that none can be forgotten. */
function paritySuites() {
  return readdirSync(join(root, "__test__/apps")).flatMap((app) => {
    const configs = readdirSync(join(root, "__test__/apps", app)).filter((file) => /^tsconfig\..*json$/.test(file))
    if (configs.length === 0) throw new Error(`the app ${app} has no tsconfig.json to be judged under`)
    return configs.map((config) => ({
      name: `parity with TypeScript: ${app}, ${config}`,
      command: `node __test__/parity/run.mjs ${app} --tsconfig __test__/apps/${app}/${config}`,
      count: countParity,
    }))
  })
}

function notInGit() {
  return spawnSync("git", ["rev-parse", "--is-inside-work-tree"], { cwd: root }).status !== 0
}

function countCargo(output) {
  const lines = [...output.matchAll(/^test result: .*? (\d+) passed; (\d+) failed; (\d+) ignored/gm)]
  if (lines.length === 0) return undefined
  const sum = (group) => lines.reduce((total, line) => total + Number(line[group]), 0)
  return { passed: sum(1), failed: sum(2), skipped: sum(3) }
}

function countVitest() {
  const report = JSON.parse(readFileSync(vitestReport, "utf8"))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A part of a tool (input, output, schema, …) is a test; only a wrong one fails. */
function countParity(output) {
  const lines = [...output.matchAll(/^\w+ +(?:\w+ \d+ +)*of (\d+), /gm)]
  if (lines.length === 0) return undefined
  const all = lines.reduce((total, [, count]) => total + Number(count), 0)
  const failed = lines.reduce((total, [line]) => total + Number(line.match(/ wrong (\d+)/)?.[1] ?? 0), 0)
  return { passed: all - failed, failed, skipped: 0 }
}

/** Runs a command, shows what it prints and gives it back. */
function run(command) {
  return new Promise((resolve) => {
    const path = `${join(root, "node_modules/.bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`
    const env = { ...process.env, PATH: path, CARGO_BUILD_TARGET: hostTarget }
    const child = spawn(command, { cwd: root, env, shell: true, stdio: ["ignore", "pipe", "inherit"] })
    let output = ""
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text
      process.stdout.write(text)
    })
    child.on("close", (status) => resolve({ ok: status === 0, output }))
  })
}

async function runSuite({ name, command, skip, count }) {
  console.log(`\n── ${name}: ${command}`)
  if (skip?.()) return { passed: 0, failed: 0, skipped: 1 }
  const { ok, output } = await run(command)
  let counted
  try {
    counted = count?.(output)
  } catch (error) {
    console.error(`${name}: its tests cannot be counted: ${error.message}`)
  }
  if (counted === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
  // A suite can fail beside its tests: at compiling, or in a hook.
  return ok ? counted : { ...counted, failed: Math.max(counted.failed, 1) }
}

const total = { passed: 0, failed: 0, skipped: 0 }
const failures = []
const filter = process.argv[2] ?? ""
const chosen = suites.filter(({ name }) => name.includes(filter))
if (chosen.length === 0)
  throw new Error(`no suite is called like '${filter}': ${suites.map(({ name }) => name).join("; ")}`)
for (const suite of chosen) {
  const result = await runSuite(suite)
  for (const key of Object.keys(total)) total[key] += result[key]
  if (result.failed > 0) failures.push(suite.name)
}

if (failures.length > 0) console.log(`\nfailed: ${failures.join(", ")}`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ""
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 ? 1 : 0
