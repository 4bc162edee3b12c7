// What npm would publish, packed and installed in an empty project: once for the whole test run.

import { spawnSync } from "node:child_process"
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { inject } from "vitest"
import { root } from "./paths.js"

const npm = process.env.npm_execpath

/** The result of `npm pack`. */
export interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

/** A project that has the package installed. */
export interface PackedProject {
  readonly directory: string
  readonly packed: Packed
}

/** Runs a command; what it printed. */
export function runIn(cwd: string, command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}\n${stdout}${stderr}`)
  return stdout
}

export const runNpm = (cwd: string, args: readonly string[]) =>
  npm === undefined ? runIn(cwd, "npm", args) : runIn(cwd, process.execPath, [npm, ...args])

/** The project. Whoever asks first makes it, the others wait. */
export async function packedProject(): Promise<PackedProject> {
  const directory = join(inject("scratch"), "packed")
  const [done, failed] = [join(directory, "done"), join(directory, "failed")]
  try {
    mkdirSync(directory)
  } catch {
    while (!existsSync(done)) {
      if (existsSync(failed)) throw new Error("another file of tests could not install the package")
      await setTimeout(50)
    }
    return { directory, packed: JSON.parse(readFileSync(done, "utf8")) }
  }
  try {
    const packed = install(directory)
    writeFileSync(`${done}.new`, JSON.stringify(packed))
    renameSync(`${done}.new`, done)
    return { directory, packed }
  } catch (error) {
    writeFileSync(failed, "")
    throw error
  }
}

function install(directory: string): Packed {
  // `--ignore-scripts`: gathering licences needs Rust's registry and is not what is tested here.
  const packing = ["pack", "--json", "--pack-destination", directory, "--ignore-scripts"]
  const output = JSON.parse(runNpm(root, packing))
  // A list in older versions of npm, an object by package name in newer ones.
  const packed: Packed = (Array.isArray(output) ? output : Object.values(output))[0]
  writeFileSync(join(directory, "package.json"), '{ "name": "project", "private": true }\n')
  // What is there already, npm does not fetch.
  for (const name of Object.keys(manifest(root).dependencies)) copyPackage(name, root, directory)
  copyPackage("zod", root, directory)
  const tarball = join(directory, packed.filename)
  const zod = manifest(join(directory, "node_modules/zod")).version
  runNpm(directory, ["install", "--offline", "--no-audit", "--no-fund", tarball, `zod@${zod}`])
  installPlatform(directory)
  return packed
}

/** The platform's package, as its own `files` would fill it; the unoptimised binary is too large to pack. */
function installPlatform(directory: string) {
  const addon = readdirSync(root).find((name) => /^dawn-native\..*\.node$/.test(name)) ?? ""
  const platform = addon.split(".")[1] ?? ""
  const target = join(directory, "node_modules/@dawn-ai", `native-${platform}`)
  cpSync(join(root, "npm", platform), target, { recursive: true })
  try {
    linkSync(join(root, addon), join(target, addon))
  } catch {
    cpSync(join(root, addon), join(target, addon))
  }
}

interface Manifest {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

function manifest(directory: string): Manifest {
  return { dependencies: {}, ...JSON.parse(readFileSync(join(directory, "package.json"), "utf8")) }
}

/** Copies a package, as seen from `from`, and those that it depends on. */
function copyPackage(name: string, from: string, project: string) {
  const target = join(project, "node_modules", name)
  if (existsSync(target)) return
  const paths = createRequire(join(from, "package.json")).resolve.paths(name) ?? []
  const source = paths.map((path) => join(path, name)).find((path) => existsSync(join(path, "package.json")))
  if (source === undefined) throw new Error(`${name} is not installed`)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(source, target, { recursive: true, filter: (path) => !path.slice(source.length).includes("node_modules") })
  for (const dependency of Object.keys(manifest(source).dependencies)) copyPackage(dependency, source, project)
}
