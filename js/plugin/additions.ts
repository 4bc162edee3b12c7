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
  /** Those that the bundler makes anew by itself. */
  readonly #handled = new Set<string>()
  /** After how many runs it is not doubtful any more where imports lead: the one that goes on may not have seen it. */
  #doubtfulRuns = 0
  #era: number | undefined

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

  /** A file has changed, come or gone. Of modules that were read from it, the bundler knows. */
  changed(path: string, change: Change): void {
    const readers = [...this.#known].filter(([, { reads }]) => reads.has(path))
    for (const [id] of readers) this.#handled.add(id)
    const mayLeadElsewhere = change === "existence" && readers.length === 0
    if (mayLeadElsewhere && this.#live().concerns(path, change)) this.#doubtfulRuns = 2
  }

  /** After a run, the modules that have to be given something else and of which the bundler does not know, each told once. */
  stale(): string[] {
    const { era } = this.#live().dependencies ?? {}
    const isDoubtful = this.#doubtfulRuns > 0 || this.#era !== era
    const stale = isDoubtful ? [...this.#known].filter(([id, known]) => this.#isStale(id, known)) : []
    this.#era = era
    this.#doubtfulRuns = Math.max(0, this.#doubtfulRuns - 1)
    this.#handled.clear()
    return stale.map(([id]) => id)
  }

  #isStale(id: string, { addition }: Known): boolean {
    const now = this.#now(id)
    if (now === undefined) this.#known.delete(id)
    return now !== undefined && now !== addition && !this.#handled.has(id)
  }

  /** Whether a module that was given `addition` would be given something else by now. */
  differs(id: string, addition: unknown): boolean {
    return (this.#known.get(id)?.addition ?? this.#now(id) ?? addition) !== addition
  }

  /** What a module would be given; nothing for one that is gone or cannot be read: the bundler tells whoever imports it. */
  #now(id: string): string | undefined {
    let source: string
    try {
      source = readFileSync(fileOf(id), "utf8")
    } catch {
      return undefined
    }
    return this.transform(source, id).addition
  }
}
