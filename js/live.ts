// Typegen again and again: one run at a time, what it found compared with the time before, and whether a changed file
// can matter at all. The watch command and the plugins sit on it.

import { statSync } from "node:fs"
import { dirname, join, sep } from "node:path"
import { setTimeout } from "node:timers/promises"
import { Project } from "./project.js"
import type { AppOptions, Dependencies, Diagnostic, TypegenChoices, TypegenResult } from "./types.js"

/** How long a file that has something wrong is waited for after it has been written: saving takes editors several steps. */
const SETTLING_MS = 100

/** What one run found. */
export interface Round {
  readonly result: TypegenResult
  /** What it was made of. */
  readonly dependencies: Dependencies
  /** Errors and warnings; all of them, new or not. */
  readonly problems: readonly Diagnostic[]
  /** Those that the run before did not have. */
  readonly appeared: readonly Diagnostic[]
  /** Those of the run before that are gone. */
  readonly fixed: readonly Diagnostic[]
}

/** How a file changed: in what it says, or by coming or going. */
export type Change = "content" | "existence"

/** One app while it is edited. */
export class Live {
  readonly project: Project
  readonly #choices: TypegenChoices
  #problems: readonly Diagnostic[] = []
  #running: Promise<unknown> = Promise.resolve()
  /** How many are asked for and have not ended. */
  #runs = 0
  #dependencies: Dependencies | undefined
  #files = new Set<string>()
  #directories = new Set<string>()
  #sourceDirectories = new Set<string>()

  constructor(app: AppOptions, choices: TypegenChoices) {
    this.project = new Project(app)
    this.#choices = choices
  }

  /** Generates; runs that are asked for meanwhile follow one after the other. */
  run(): Promise<Round> {
    this.#runs++
    const round = this.#running
      .then(() => this.#round())
      .finally(() => {
        this.#runs--
      })
    // A failure is told to whoever asked for the run; the next one begins anew.
    this.#running = round.catch(() => undefined)
    return round
  }

  async #round(): Promise<Round> {
    const first = await this.#look()
    const unsettled = first.appeared.some(({ severity }) => severity === "error") ? justWritten(first.dependencies) : []
    if (unsettled.length === 0) return this.#keep(first)
    // It may have been read between the two halves of being written: what is wrong then is wrong once more, or was nothing.
    await setTimeout(SETTLING_MS)
    this.project.invalidate(unsettled)
    const second = await this.#look()
    return this.#keep({ ...second, result: together(first.result, second.result) })
  }

  async #look(): Promise<Round> {
    const result = await this.project.typegen(this.#choices)
    const problems = result.diagnostics.filter(({ severity }) => severity !== "info")
    const [before, now] = [keys(this.#problems), keys(problems)]
    const appeared = problems.filter((problem) => !before.has(key(problem)))
    const fixed = this.#problems.filter((problem) => !now.has(key(problem)))
    return { result, dependencies: this.project.dependencies(), problems, appeared, fixed }
  }

  #keep(round: Round): Round {
    const { dependencies, problems } = round
    this.#files = new Set(dependencies.files)
    this.#directories = new Set(dependencies.directories)
    this.#sourceDirectories = new Set(dependencies.sourceDirectories)
    this.#dependencies = dependencies
    this.#problems = problems
    return round
  }

  /** What the last run was made of. */
  get dependencies(): Dependencies | undefined {
    return this.#dependencies
  }

  /** Whether the change of a file can change a result. What typegen itself writes never does. */
  concerns(path: string, change: Change): boolean {
    // As long as there is no app, anything may be what it is waiting for.
    if (this.#dependencies === undefined) return true
    if (`${path}${sep}`.startsWith(join(this.#dependencies.root, ".dawn") + sep)) return false
    // What a run that goes on is made of is not known yet: it may have read the file before.
    if (this.#runs > 0) return true
    if (this.#files.has(path)) return true
    if (change === "content") return false
    const [directories, sources, parent] = [this.#directories, this.#sourceDirectories, dirname(path)]
    return (
      [directories, sources].some((all) => all.has(path)) ||
      directories.has(parent) ||
      (sources.has(parent) && (isSource(path) || isDirectory(path)))
    )
  }
}

/** The files that somebody may still be writing. */
function justWritten({ files }: Dependencies): string[] {
  const since = Date.now() - SETTLING_MS
  return files.filter((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since)
}

/** What two runs have done, as if they were one. */
function together(first: TypegenResult, second: TypegenResult): TypegenResult {
  const written = [...new Set([...first.written, ...second.written])].sort()
  const removed = [...new Set([...first.removed, ...second.removed])].filter((file) => !second.written.includes(file))
  return { ...second, written, removed, unchanged: second.unchanged.filter((file) => !written.includes(file)) }
}

/** Whether `tsconfig.json` can take in a file of that name. */
export const isSource = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path)

const isDirectory = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** A problem stays the same when the lines around it move. */
const key = ({ rule, file, message, tool, route }: Diagnostic) => JSON.stringify([rule, file, message, tool, route])
const keys = (problems: readonly Diagnostic[]) => new Set(problems.map(key))
