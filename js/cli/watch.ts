// `dawn-native typegen --watch`: generates, and again whenever something changes that the types are made of.

import { FileWatch } from "../file-watch.js"
import { Live, type Round } from "../live.js"
import type { Invocation } from "./arguments.js"
import { appOptions, counts, printDiagnostics, shown } from "./shared.js"
import { StatusLine } from "./status-line.js"
import { paint, wantsColor } from "./terminal.js"
import { summary, timingLine, writeLines } from "./typegen.js"

/** Editors save in several steps, and several files at once. */
const QUIET_MS = 50

/** Runs until it is interrupted; gives the exit status. */
export async function watchCommand(invocation: Invocation): Promise<number> {
  const choices = { outputSchema: invocation.flag("output-schema"), timing: invocation.flag("timing") }
  const live = new Live(appOptions(invocation), choices)
  const reporter = new Reporter(invocation.flag("json"))
  // Without an app there is nothing to wait for.
  const first = await live.run()
  reporter.report(first)
  return new Promise((resolve, reject) => {
    const watching = new Watching(live, first, reporter, (error) => (error === undefined ? resolve(0) : reject(error)))
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void watching.stop())
    watching.start().catch(reject)
  })
}

class Watching {
  readonly #live: Live
  readonly #reporter: Reporter
  readonly #ended: (error?: Error) => void
  readonly #files: FileWatch
  #timer: NodeJS.Timeout | undefined
  readonly #changed = new Set<string>()
  #isStopped = false

  constructor(live: Live, first: Round, reporter: Reporter, ended: (error?: Error) => void) {
    this.#live = live
    this.#reporter = reporter
    this.#ended = ended
    this.#files = new FileWatch(live, first.dependencies, {
      changed: (path) => this.#soon(path),
      polling: (reason) => reporter.say(`${reason}: looking for changes twice a second instead`),
      failed: (error) => void this.stop(new Error(`files can no longer be watched: ${error.message}`)),
    })
  }

  async start(): Promise<void> {
    await this.#files.ready()
    this.#reporter.watching()
  }

  async stop(error?: Error): Promise<void> {
    if (this.#isStopped) return
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#files.close()
    this.#reporter.end()
    this.#ended(error)
  }

  #soon(path: string): void {
    this.#changed.add(path)
    clearTimeout(this.#timer)
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), QUIET_MS)
  }

  async #run(): Promise<void> {
    this.#live.project.invalidate([...this.#changed])
    this.#changed.clear()
    try {
      const round = await this.#live.run()
      if (this.#isStopped) return
      this.#reporter.report(round)
      this.#files.refresh(round.dependencies)
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error
      // The app is gone, perhaps for the moment that a checkout takes.
      this.#reporter.fail(error.message)
    }
  }
}

/** Tells each thing once: what was written, what is wrong now, what is wrong no more. */
class Reporter {
  readonly #isJson: boolean
  readonly #line = new StatusLine(process.stdout)
  #last: Round | undefined
  #failure: string | undefined

  constructor(isJson: boolean) {
    this.#isJson = isJson
  }

  report(round: Round): void {
    const { result, appeared, fixed } = round
    const isNews = result.written.length + result.removed.length + appeared.length + fixed.length > 0
    const isFirst = this.#last === undefined
    this.#last = round
    const wasFailed = this.#failure !== undefined
    this.#failure = undefined
    if (isNews || isFirst || wasFailed) {
      this.#line.clear()
      if (this.#isJson) process.stdout.write(`${JSON.stringify(result)}\n`)
      else this.#print(round)
      if (result.timing !== undefined) process.stderr.write(`${timingLine(result.timing)}\n`)
    }
    if (!isFirst) this.watching()
  }

  /** Says that there is no app, once. */
  fail(message: string): void {
    if (message === this.#failure) return
    this.#failure = message
    this.say(message)
  }

  say(message: string): void {
    this.#line.clear()
    process.stderr.write(`dawn-native: ${message}\n`)
    this.watching()
  }

  /** Shows that it waits, and for what. */
  watching(): void {
    if (this.#isJson) return
    const { dim } = paint(wantsColor(process.stdout))
    const app = this.#last === undefined ? [] : [summary(this.#last.result), ...counts(this.#last.problems)]
    this.#line.show(dim(["watching", ...app].join(" · ")), "watching for changes")
  }

  end(): void {
    this.#line.clear()
  }

  #print({ result, appeared, fixed }: Round): void {
    const style = paint(wantsColor(process.stdout))
    printDiagnostics(appeared)
    const lines = fixed.map(({ file, message }) => `${style.green("✓")} fixed: ${shown(file)}: ${message}`)
    process.stdout.write(`${[...lines, ...writeLines(result, style)].join("\n")}\n`)
  }
}
