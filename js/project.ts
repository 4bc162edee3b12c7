// An app that is looked at again and again: what was read once is kept until it is said to have changed.
// This is the one file that knows how much of it is kept: for now nothing is, and each call reads the app anew.

import { readdirSync } from "node:fs"
import { join, resolve } from "node:path"
import { addon, call, callAsync, located } from "./native.js"
import { type Addition, transformed } from "./transform.js"
import type {
  AnalyzeOptions,
  App,
  AppOptions,
  Dependencies,
  ToolAnalysis,
  TransformedTool,
  TransformOptions,
  TypegenChoices,
  TypegenResult,
} from "./types.js"

/** One app, for as long as its files are edited. */
export class Project {
  readonly #app: AppOptions & { readonly cwd: string }

  constructor(options?: AppOptions) {
    this.#app = located(options)
  }

  /** What the function `typegen` does. */
  typegen(options?: TypegenChoices): Promise<TypegenResult> {
    return callAsync(addon.typegen, { ...this.#app, ...options })
  }

  /** The synchronous twin of `typegen`. */
  typegenSync(options?: TypegenChoices): TypegenResult {
    return call(addon.typegenSync, { ...this.#app, ...options })
  }

  /** What the function `analyzeTool` does; `source` stands in place of what the file says. */
  analyzeTool(file: string, options?: AnalyzeOptions): Promise<ToolAnalysis | null> {
    return callAsync(addon.analyzeTool, { ...this.#app, ...options, file })
  }

  /** The synchronous twin of `analyzeTool`. */
  analyzeToolSync(file: string, options?: AnalyzeOptions): ToolAnalysis | null {
    return call(addon.analyzeToolSync, { ...this.#app, ...options, file })
  }

  /** What the function `transformTool` does. */
  transformTool(source: string, file: string, options?: TransformOptions): TransformedTool | null {
    const addition = call<Addition | null>(addon.transformToolSync, { ...this.#app, ...options, source, file })
    return addition && transformed(source, file, addition)
  }

  /** Tells that files have changed, appeared or gone; without a list, that any may have. */
  invalidate(_files?: readonly string[]): void {}

  /** What has to be watched, so that no change goes unnoticed that could change a result. */
  dependencies(): Dependencies {
    const app = call<App>(addon.discoverAppSync, this.#app)
    const tools = new Set(
      app.routes.flatMap(({ tools }) => tools.flatMap(({ file, shadows }) => [file, shadows ?? file])),
    )
    const reads = [...tools].flatMap((file) => this.analyzeToolSync(file)?.reads ?? [])
    const entries = app.routes.flatMap(({ file, state, memory }) => [file, state ?? file, memory ?? file])
    const tsconfig = resolve(this.#app.cwd, this.#app.tsconfig ?? join(app.root, "tsconfig.json"))
    const beside = ["dawn.config.ts", "package.json", "workspace"].map((name) => join(app.root, name))
    const directories = [...tree(app.appDir), ...tree(join(app.root, "src/tools"))]
    return {
      root: app.root,
      files: [...new Set([...beside, tsconfig, ...entries, ...tools, ...reads])].sort(),
      directories: [...new Set(directories)].sort(),
    }
  }
}

/** A directory and those below it that could belong to the app. */
function tree(directory: string): string[] {
  let entries: { name: string; isDirectory(): boolean }[]
  try {
    entries = readdirSync(directory, { withFileTypes: true })
  } catch {
    // It may come.
    return [directory]
  }
  const inner = entries.filter(
    (entry) => entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."),
  )
  return [directory, ...inner.flatMap(({ name }) => tree(join(directory, name)))]
}
