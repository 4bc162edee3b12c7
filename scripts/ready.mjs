// Installs and builds what is missing or out of date, so that any script works as the first command on a fresh clone.
// Zero-dependency by necessity: it runs before `npm ci` has.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("..", import.meta.url))
const npm = process.env.npm_execpath

/** Runs a command with its output shown; ends this process where it fails. */
function run(what, command, args) {
  console.error(`ready: ${what}`)
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ["ignore", 2, 2], shell: npm === undefined })
  if (status === 0) return
  console.error(`ready: ${what} failed${error ? `: ${error.message}` : ` with status ${status}`}`)
  process.exit(1)
}

function runNpm(what, ...args) {
  if (npm === undefined) run(what, "npm", args)
  else run(what, process.execPath, [npm, ...args])
}

/** The files at or below the given paths that exist. */
function files(...paths) {
  return paths.flatMap((path) => {
    const full = join(root, path)
    if (!existsSync(full)) return []
    if (!statSync(full).isDirectory()) return [full]
    return readdirSync(full, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  })
}

const times = (paths) => paths.map((path) => statSync(path).mtimeMs)
const isStale = (outputs, inputs) => outputs.length === 0 || Math.min(...times(outputs)) < Math.max(...times(inputs))

function install() {
  // The lockfile's text, not its time: a checkout touches times, and `npm ci` costs more than a build.
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
  const stamp = join(root, "node_modules/.ready")
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return
  runNpm("installing npm packages", "ci", "--loglevel=error")
  writeFileSync(stamp, lock)
}

function buildAddon() {
  const outputs = readdirSync(root)
    .filter((name) => name === "index.js" || /^dawn-native\..*\.node$/.test(name))
    .map((name) => join(root, name))
  const inputs = files("src", "build.rs", "Cargo.toml", "Cargo.lock", "package-lock.json")
  if (outputs.length >= 2 && !isStale(outputs, inputs)) return
  if (spawnSync("cargo", ["--version"]).status !== 0) {
    console.error("ready: Rust is missing: `cargo` does not run. Install it with rustup, then try again.")
    process.exit(1)
  }
  runNpm("building the addon (a first build takes some minutes)", "run", "--silent", "build:addon")
}

function buildJs() {
  if (isStale(files("dist"), files("js", "index.d.ts"))) runNpm("compiling js/", "run", "--silent", "build:js")
}

install()
// The benchmark builds an optimised addon itself.
if (!process.argv.includes("--install-only")) {
  buildAddon()
  buildJs()
}
