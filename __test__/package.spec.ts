// What npm would publish, installed in an empty project: both module systems, the types, the command.

import { spawnSync } from "node:child_process"
import { cpSync, linkSync, mkdirSync, readdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { emptyDirectory } from "./support/app.js"
import { root } from "./support/paths.js"

const npm = process.env.npm_execpath
const project = emptyDirectory()

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}\n${stdout}${stderr}`)
  return stdout
}

const runNpm = (args: readonly string[], cwd: string) =>
  npm === undefined ? run("npm", args, cwd) : run(process.execPath, [npm, ...args], cwd)

interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

/** Packs a package; npm tells the name of the tarball and the files in it. */
function pack(directory: string, ...options: string[]): Packed {
  const output = JSON.parse(runNpm(["pack", "--json", "--pack-destination", project, ...options], directory))
  // A list in older versions of npm, an object by package name in newer ones.
  return (Array.isArray(output) ? output : Object.values(output))[0]
}

const addon = readdirSync(root).find((name) => /^dawn-native\..*\.node$/.test(name)) ?? ""
const platform = addon.split(".")[1] ?? ""
let packed: Packed

beforeAll(() => {
  // `--ignore-scripts`: gathering licences needs Rust's registry and is not what is tested here.
  packed = pack(root, "--ignore-scripts")
  writeFileSync(join(project, "package.json"), '{ "name": "project", "private": true }\n')
  runNpm(["install", "--offline", "--no-audit", "--no-fund", join(project, packed.filename)], project)
  // The platform's package, as its own `files` would fill it; the unoptimised binary is too large to pack.
  const target = join(project, "node_modules/@dawn-ai", `native-${platform}`)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(join(root, "npm", platform), target, { recursive: true })
  try {
    linkSync(join(root, addon), join(target, addon))
  } catch {
    cpSync(join(root, addon), join(target, addon))
  }
}, 120_000)

describe("the package", () => {
  it("has what it needs, and neither sources nor a binary", () => {
    const paths = packed.files.map(({ path }) => path)
    for (const path of [
      "index.js",
      "index.d.ts",
      "bin/dawn-native.js",
      "dist/index.js",
      "dist/index.mjs",
      "dist/index.d.ts",
    ]) {
      expect(paths).toContain(path)
    }
    expect(paths.filter((path) => /\.node$|^(src|js|__test__|examples|bench|scripts)\//.test(path))).toEqual([])
  })

  it("every platform has a package of the same version", () => {
    const { version, napi } = JSON.parse(
      run(process.execPath, ["-p", "JSON.stringify(require('./package.json'))"], root),
    )
    const platforms = readdirSync(join(root, "npm"))
    expect(platforms).toHaveLength(napi.targets.length)
    for (const name of platforms) {
      const own = JSON.parse(
        run(process.execPath, ["-p", `JSON.stringify(require('./npm/${name}/package.json'))`], root),
      )
      expect(own).toMatchObject({ name: `@dawn-ai/native-${name}`, version, files: expect.arrayContaining([own.main]) })
    }
  })
})

describe("installed", () => {
  const EXPECTED = "function DawnNativeError\n"

  it("can be imported", () => {
    writeFileSync(
      join(project, "use.mjs"),
      `import { DawnNativeError, typegen } from "@dawn-ai/native"\nconsole.log(typeof typegen, DawnNativeError.name)\n`,
    )
    expect(run(process.execPath, ["use.mjs"], project)).toBe(EXPECTED)
  })

  it("can be required", () => {
    writeFileSync(
      join(project, "use.cjs"),
      `const { DawnNativeError, typegen } = require("@dawn-ai/native")\nconsole.log(typeof typegen, DawnNativeError.name)\n`,
    )
    expect(run(process.execPath, ["use.cjs"], project)).toBe(EXPECTED)
  })

  it("has types for both", () => {
    const source = `import { typegen, type TypegenResult } from "@dawn-ai/native"
export const result: Promise<TypegenResult> = typegen({ write: false })
// @ts-expect-error there is no such option
typegen({ wirte: false })\n`
    for (const name of ["types.mts", "types.cts"]) writeFileSync(join(project, name), source)
    const compilerOptions = { strict: true, noEmit: true, module: "nodenext", target: "es2022", types: [] }
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["types.*"] }))
    run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", project], project)
  })

  it("has a command", () => {
    expect(runNpm(["exec", "--offline", "--", "dawn-native", "--version"], project)).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})
