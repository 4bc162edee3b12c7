// What npm would publish, installed in an empty project: both module systems, the types, the command.

import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, it } from "vitest"
import { type Packed, packedProject, runIn, runNpm } from "./support/packed.js"
import { root } from "./support/paths.js"

let packed: Packed
let project: string

beforeAll(async () => {
  ;({ packed, directory: project } = await packedProject())
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
      runIn(root, process.execPath, ["-p", "JSON.stringify(require('./package.json'))"]),
    )
    const platforms = readdirSync(join(root, "npm"))
    expect(platforms).toHaveLength(napi.targets.length)
    for (const name of platforms) {
      const own = JSON.parse(
        runIn(root, process.execPath, ["-p", `JSON.stringify(require('./npm/${name}/package.json'))`]),
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
    expect(runIn(project, process.execPath, ["use.mjs"])).toBe(EXPECTED)
  })

  it("can be required", () => {
    writeFileSync(
      join(project, "use.cjs"),
      `const { DawnNativeError, typegen } = require("@dawn-ai/native")\nconsole.log(typeof typegen, DawnNativeError.name)\n`,
    )
    expect(runIn(project, process.execPath, ["use.cjs"])).toBe(EXPECTED)
  })

  it("has types for both", () => {
    const source = `import { typegen, type TypegenResult } from "@dawn-ai/native"
export const result: Promise<TypegenResult> = typegen({ write: false })
// @ts-expect-error there is no such option
typegen({ wirte: false })\n`
    for (const name of ["types.mts", "types.cts"]) writeFileSync(join(project, name), source)
    const compilerOptions = { strict: true, noEmit: true, module: "nodenext", target: "es2022", types: [] }
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["types.*"] }))
    runIn(project, process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", project])
  })

  const HOSTS = ["vite", "rollup", "rolldown", "webpack", "rspack", "esbuild"]

  it("has a plugin for each bundler, for both module systems", () => {
    const use = (load: (host: string) => string) =>
      HOSTS.map((host) => `console.log(typeof ${load(host)}({}))\n`).join("")
    writeFileSync(
      join(project, "plugins.mjs"),
      use((host) => `(await import("@dawn-ai/native/${host}")).default`),
    )
    writeFileSync(
      join(project, "plugins.cjs"),
      use((host) => `require("@dawn-ai/native/${host}")`),
    )
    for (const file of ["plugins.mjs", "plugins.cjs"]) {
      expect(runIn(project, process.execPath, [file])).toBe("object\n".repeat(HOSTS.length))
    }
  })

  it("has types for the plugins", () => {
    const packages = ["vite", "rollup", "rolldown", "webpack", "@rspack/core", "esbuild"]
    const wanted = ["Plugin", "Plugin", "Plugin", "WebpackPluginInstance", "RspackPluginInstance", "Plugin"]
    const directory = join(project, "plugin-types")
    mkdirSync(directory)
    mkdirSync(join(project, "node_modules/@rspack"))
    const lines = HOSTS.map((host, at) => {
      symlinkSync(
        join(root, "node_modules", packages[at] ?? ""),
        join(project, "node_modules", packages[at] ?? ""),
        "junction",
      )
      return `import ${host} from "@dawn-ai/native/${host}"
export const ${host}Plugin: import("${packages[at]}").${wanted[at]} = ${host}({ schema: false })
// @ts-expect-error there is no such option
${host}({ shema: false })\n`
    })
    for (const name of ["types.mts", "types.cts"]) writeFileSync(join(directory, name), lines.join(""))
    const compilerOptions = { ...{ strict: true, noEmit: true, skipLibCheck: true }, module: "nodenext", types: [] }
    writeFileSync(join(directory, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["types.*"] }))
    runIn(directory, process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", directory])
  })

  it("has a command", () => {
    expect(runNpm(project, ["exec", "--offline", "--", "dawn-native", "--version"])).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})
