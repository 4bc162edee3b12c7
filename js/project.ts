// An app that is looked at again and again: the addon keeps what it has read, and does again only what a change touches.

import { addon, call, callAsync, located } from "./native.js"
import { type Addition, transformed } from "./transform.js"
import type {
  AnalyzeOptions,
  AppOptions,
  CheckChoices,
  CheckResult,
  Dependencies,
  ModuleOptions,
  ToolAnalysis,
  TransformedTool,
  TypegenChoices,
  TypegenResult,
} from "./types.js"

/** One app, for as long as its files are edited. */
export class Project {
  readonly #native: addon.Project

  constructor(options?: AppOptions) {
    this.#native = new addon.Project(JSON.stringify(located(options)))
  }

  /** What the function `typegen` does. */
  typegen(options?: TypegenChoices): Promise<TypegenResult> {
    return callAsync((json) => this.#native.typegen(json), { ...options })
  }

  /** The synchronous twin of `typegen`. */
  typegenSync(options?: TypegenChoices): TypegenResult {
    return call((json) => this.#native.typegenSync(json), { ...options })
  }

  /** What the function `check` does. */
  check(options?: CheckChoices): Promise<CheckResult> {
    return callAsync((json) => this.#native.check(json), { ...options })
  }

  /** The synchronous twin of `check`. */
  checkSync(options?: CheckChoices): CheckResult {
    return call((json) => this.#native.checkSync(json), { ...options })
  }

  /** What the function `analyzeTool` does; `source` stands in place of what the file says. */
  analyzeTool(file: string, options?: AnalyzeOptions): Promise<ToolAnalysis | null> {
    return callAsync((json) => this.#native.analyzeTool(json), { ...options, file })
  }

  /** The synchronous twin of `analyzeTool`. */
  analyzeToolSync(file: string, options?: AnalyzeOptions): ToolAnalysis | null {
    return call((json) => this.#native.analyzeToolSync(json), { ...options, file })
  }

  /** What the function `transformTool` does. */
  transformTool(source: string, file: string, options?: ModuleOptions): TransformedTool | null {
    const tool = { ...options, source, file }
    const addition = call<Addition | null>((json) => this.#native.transformToolSync(json), tool)
    return addition && transformed(source, file, addition)
  }

  /**
   * Tells which files or directories have changed, appeared or gone since the last call: nothing else is looked at then.
   * Without a list, that any may have, packages among them. As long as it is not called, each call compares every file
   * that it knows with the disk.
   */
  invalidate(files?: readonly string[]): void {
    call((json) => this.#native.invalidate(json), { files })
  }

  /** What has to be watched, so that no change goes unnoticed that could change a result. */
  dependencies(): Dependencies {
    return call((json) => this.#native.dependencies(json), {})
  }
}
