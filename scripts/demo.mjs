// `npm run demo`: generates the example app's types and schemas, has TypeScript check the app against them, and shows
// both beside the sources they were read from.
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const app = join(root, "examples/support-desk")
const bold = process.stdout.isTTY && !process.env.NO_COLOR ? (text) => `\u001b[1m${text}\u001b[22m` : (text) => text

function title(text) {
  console.log(`\n${bold(`── ${text}`)}\n`)
}

/** Runs a script of Node's in the example app; ends the demo where it fails. */
function run(script, ...args) {
  const { status } = spawnSync(process.execPath, [join(root, script), ...args], { cwd: app, stdio: "inherit" })
  if (status !== 0) process.exit(status ?? 1)
}

const dawnNative = (...args) => run("bin/dawn-native.js", ...args)
const read = (path) => readFileSync(join(app, path), "utf8").trimEnd()

title("A tool: examples/support-desk/src/app/support/tools/refundOrder.ts")
console.log(read("src/app/support/tools/refundOrder.ts"))

title("dawn-native typegen")
dawnNative("typegen", "--timing")

title("What TypeScript is told: .dawn/dawn.generated.d.ts")
console.log(read(".dawn/dawn.generated.d.ts"))

title("What the model is told: refundOrder in .dawn/routes/support/tools.json")
console.log(JSON.stringify(JSON.parse(read(".dawn/routes/support/tools.json")).refundOrder, null, 2))

title("dawn-native routes")
dawnNative("routes")

title("tsc --strict over the app and its generated types")
run("node_modules/typescript/bin/tsc", "-p", app)
console.log("✓ no errors")
