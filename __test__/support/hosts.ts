// The bundlers that the plugins are for, each with the little configuration that a small app needs, and one way to build
// and to watch with all of them.

import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { type Configuration as RspackConfiguration, rspack } from "@rspack/core"
import * as esbuild from "esbuild"
import * as rolldown from "rolldown"
import * as rollup from "rollup"
import * as vite from "vite"
import webpack from "webpack"
import { root } from "./paths.js"
import stripTypes from "./strip-types.cjs"

/** What came of one build. */
export interface Built {
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
}

export interface Host {
  readonly name: string
  /** Builds `src/main.ts` of the app into `out/main.js`. */
  build(directory: string): Promise<Built>
  /** Builds whenever something changes; gives what ends it. */
  watch(directory: string, onBuilt: (built: Built) => void): Promise<() => Promise<void>>
}

const main = (directory: string) => join(directory, "src/main.ts")
const out = (directory: string) => join(directory, "out")

/** The plugin of the package that the app has installed. */
export async function plugin(host: string, directory: string, options?: object) {
  const path = createRequire(join(directory, "package.json")).resolve(`@dawn-ai/native/${host}`)
  const module = await import(pathToFileURL(path).href)
  return module.default(options)
}

const text = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What Rollup and its kin do without a plugin of their own, and how they tell of builds. */
const rollupPlugin = {
  name: "strip-types",
  resolveId: (id: string, importer?: string) =>
    importer !== undefined && id.startsWith(".") ? join(importer, "..", id.replace(/\.js$/, ".ts")) : null,
  transform: (code: string, id: string) => (id.endsWith(".ts") ? stripTypes.strip(code, id) : null),
}

/** Gathers warnings until a build has ended. */
class Warnings {
  #texts: string[] = []
  readonly add = (warning: { message: string } | string) => {
    this.#texts.push(typeof warning === "string" ? warning : warning.message)
  }
  take(): string[] {
    return this.#texts.splice(0)
  }
}

interface RollupWatcher {
  on(event: "event", listener: (event: { code: string; error?: Error }) => void): unknown
  close(): Promise<void>
}

/** Rollup and its kin: they throw what is wrong with a build, and tell of it while they watch. */
function rollupHost<Options>(
  name: string,
  optionsOf: (directory: string, warn: Warnings["add"]) => Promise<Options>,
  build: (options: Options) => Promise<unknown>,
  watch: (options: Options) => RollupWatcher | Promise<RollupWatcher>,
): Host {
  return {
    name,
    async build(directory) {
      const warnings = new Warnings()
      const options = await optionsOf(directory, warnings.add)
      try {
        await build(options)
        return { errors: [], warnings: warnings.take() }
      } catch (error) {
        return { errors: [text(error)], warnings: warnings.take() }
      }
    },
    async watch(directory, onBuilt) {
      const warnings = new Warnings()
      const watcher = await watch(await optionsOf(directory, warnings.add))
      watcher.on("event", ({ code, error }) => {
        if (code === "ERROR") onBuilt({ errors: [text(error)], warnings: warnings.take() })
        if (code === "BUNDLE_END") onBuilt({ errors: [], warnings: warnings.take() })
      })
      return () => watcher.close()
    },
  }
}

async function rollupOptions(directory: string, onwarn: Warnings["add"]) {
  const plugins = [await plugin("rollup", directory, { cwd: directory }), rollupPlugin]
  const output = { dir: out(directory), sourcemap: true }
  return { input: main(directory), external: ["zod"], plugins, output, onwarn }
}

async function rolldownOptions(directory: string, warn: Warnings["add"]) {
  const plugins = [await plugin("rolldown", directory)]
  const output = { dir: out(directory), sourcemap: true }
  const onLog = (_level: string, log: { message: string }) => warn(log)
  return { cwd: directory, input: main(directory), external: ["zod"], plugins, output, onLog }
}

async function viteOptions(directory: string, warn: Warnings["add"]) {
  return {
    root: directory,
    configFile: false,
    logLevel: "silent",
    customLogger: { ...vite.createLogger("silent"), warn },
    plugins: [await plugin("vite", directory)],
    build: { ssr: main(directory), outDir: out(directory), sourcemap: true, minify: false },
  } satisfies vite.InlineConfig
}

async function esbuildOptions(directory: string, onBuilt?: (built: Built) => void): Promise<esbuild.BuildOptions> {
  const texts = (messages: readonly esbuild.Message[]) =>
    messages.map(({ location, text }) => `${location?.file}:${location?.line} ${text}`)
  const told: esbuild.Plugin = {
    name: "told",
    setup: ({ onEnd }) =>
      onEnd(({ errors, warnings }) => onBuilt?.({ errors: texts(errors), warnings: texts(warnings) })),
  }
  return {
    absWorkingDir: directory,
    entryPoints: ["src/main.ts"],
    ...{ bundle: true, format: "esm", external: ["zod"], outdir: "out", sourcemap: true, logLevel: "silent" },
    plugins: [await plugin("esbuild", directory), told],
  }
}

const esbuildHost: Host = {
  name: "esbuild",
  async build(directory) {
    let built: Built | undefined
    const options = await esbuildOptions(directory, (result) => {
      built = result
    })
    await esbuild.build(options).catch(() => undefined)
    return built ?? { errors: ["nothing was built"], warnings: [] }
  },
  async watch(directory, onBuilt) {
    const context = await esbuild.context(await esbuildOptions(directory, onBuilt))
    await context.watch()
    return () => context.dispose()
  },
}

/** What webpack and Rspack have in common: nearly all. */
export async function packOptions(name: string, directory: string) {
  return {
    context: directory,
    mode: "development",
    devtool: "source-map",
    target: "node",
    entry: "./src/main.ts",
    output: { path: out(directory), module: true, filename: "main.js", library: { type: "module" } },
    ...{ experiments: { outputModule: true }, externalsType: "module", externals: ["zod"] },
    resolve: { extensionAlias: { ".js": [".ts", ".js"] }, extensions: [".ts", ".js"] },
    module: { rules: [{ test: /\.ts$/, use: join(root, "__test__/support/strip-types.cjs") }] },
    plugins: [createRequire(join(directory, "package.json"))(`@dawn-ai/native/${name}`)()],
  }
}

interface Stats {
  toJson(options: object): { errors?: { message: string }[]; warnings?: { message: string }[] }
}

interface Compiler {
  run(done: (error: Error | null, stats?: Stats) => void): void
  watch(options: object, done: (error: Error | null, stats?: Stats) => void): unknown
  close(done: (error?: unknown) => void): void
}

function packBuilt(error: Error | null, stats: Stats | undefined): Built {
  const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {}
  const texts = (messages: { message: string }[]) => messages.map(({ message }) => message)
  return { errors: [...(error ? [error.message] : []), ...texts(errors)], warnings: texts(warnings) }
}

function packHost(name: string, compilerOf: (options: object) => Compiler): Host {
  const closed = (compiler: Compiler) => new Promise<void>((resolve) => compiler.close(() => resolve()))
  return {
    name,
    async build(directory) {
      const compiler = compilerOf(await packOptions(name, directory))
      const built = await new Promise<Built>((resolve) =>
        compiler.run((error, stats) => resolve(packBuilt(error, stats))),
      )
      await closed(compiler)
      return built
    },
    async watch(directory, onBuilt) {
      const compiler = compilerOf(await packOptions(name, directory))
      compiler.watch({ aggregateTimeout: 20 }, (error, stats) => onBuilt(packBuilt(error, stats)))
      return () => closed(compiler)
    },
  }
}

export const hosts: readonly Host[] = [
  rollupHost("vite", viteOptions, vite.build, async (options) => {
    const watching = { ...options, build: { ...options.build, watch: {} } }
    return (await vite.build(watching)) as unknown as RollupWatcher
  }),
  rollupHost(
    "rollup",
    rollupOptions,
    async (options) => (await rollup.rollup(options)).write(options.output),
    (options) => rollup.watch(options) as RollupWatcher,
  ),
  rollupHost(
    "rolldown",
    rolldownOptions,
    (options) => rolldown.build(options),
    (options) => rolldown.watch(options) as RollupWatcher,
  ),
  packHost("webpack", (options) => webpack(options as webpack.Configuration) as unknown as Compiler),
  packHost("rspack", (options) => rspack(options as RspackConfiguration) as unknown as Compiler),
  esbuildHost,
]
