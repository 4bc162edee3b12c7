// What tool modules were given, which bundlers keep: which of them would be given something else by now, although nothing
// has changed that they were read from. A declaration that comes may change what every name means.

import { readFileSync } from "node:fs"
import type { Change, Live } from "../live.js"
import { fileOf } from "../paths.js"
import type { ModuleOptions, TransformedTool } from "../types.js"

interface Known {
  /** What stands behind the module's own text. */
  readonly addition: string
  /** What its bundler watches for it. */
  readonly reads: ReadonlySet<string>
}

/** The tool modules of one bundler. */
export class Additions {
  readonly #live: () => Live
  readonly #options: () => ModuleOptions
  readonly #known = new Map<string, Known>()
  #isDoubtful = false

  constructor(live: () => Live, options: () => ModuleOptions) {
    this.#live = live
    this.#options = options
  }

  /** Gives a module what it lacks; tells what stands behind its text then. */
  transform(source: string, id: string): { readonly tool: TransformedTool | null; readonly addition: string } {
    // A build begins with a look at the whole app: one for each of its modules would take longer than the build.
    const file = fileOf(id)
    const tool = this.#live().project.transformTool(source, file, { ...this.#options(), settled: true })
    const addition = tool?.code.slice(source.length) ?? ""
    this.#known.set(id, { addition, reads: new Set([file, ...(tool?.reads ?? [])]) })
    return { tool, addition }
  }

  has(id: string): boolean {
    return this.#known.has(id)
  }

  /** A file has changed, come or gone. Of modules that were read from it, the bundler knows. */
  changed(path: string, change: Change): void {
    const readers = [...this.#known].filter(([, { reads }]) => reads.has(path))
    for (const [id] of readers) this.#known.delete(id)
    this.#isDoubtful ||= readers.length === 0 && this.#live().concerns(path, change)
  }

  /** The modules that have to be given something else, each told once. */
  stale(): string[] {
    if (!this.#isDoubtful) return []
    this.#isDoubtful = false
    return [...this.#known].filter(([id, { addition }]) => this.differs(id, addition)).map(([id]) => id)
  }

  /** Whether a module that was given `addition` would be given something else by now. */
  differs(id: string, addition: unknown): boolean {
    let source: string
    try {
      source = readFileSync(fileOf(id), "utf8")
    } catch {
      // It is gone, or cannot be read: whoever imports it is told by the bundler.
      return false
    }
    return this.transform(source, id).addition !== addition
  }
}
