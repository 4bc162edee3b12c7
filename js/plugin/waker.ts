// Watches what an app is made of, beside a bundler that watches what it bundles, generates, and wakes the bundler when it
// has problems to tell or modules to make anew.
//
// Bundlers watch files that are there and directories with all that is in them, the bundle among it: what may come, and
// directories of which only the names count, none of them can be told of.

import { FileWatch } from "../file-watch.js"
import type { Change, Live } from "../live.js"
import type { Dependencies } from "../types.js"
import type { Additions } from "./additions.js"

/** The bundler that has seen the same change comes first, and leaves nothing to wake it for. */
const QUIET_MS = 100

/** Wakes one bundler. */
export class Waker {
  readonly #live: Live
  readonly #additions: Additions
  readonly #wake: (stale: readonly string[]) => void
  #files: FileWatch | undefined
  #timer: NodeJS.Timeout | undefined
  #failure: string | undefined

  /** `wake` has the bundler build, and make modules anew. */
  constructor(live: Live, additions: Additions, wake: (stale: readonly string[]) => void) {
    this.#live = live
    this.#additions = additions
    this.#wake = wake
  }

  /** Watches what a build was made of. */
  follow(dependencies: Dependencies): void {
    if (this.#files !== undefined) {
      this.#files.refresh(dependencies)
      return
    }
    const told = {
      changed: (path: string, change: Change) => this.#soon(path, change),
      polling: (reason: string) => say(`${reason}: looking for changes twice a second instead`),
      failed: (error: Error) => say(`files can no longer be watched: ${error.message}`),
    }
    // Whether the process goes on is the bundler's affair.
    this.#files = new FileWatch(this.#live, dependencies, told, { persistent: false })
  }

  close(): void {
    clearTimeout(this.#timer)
    void this.#files?.close()
    this.#files = undefined
  }

  #soon(path: string, change: Change): void {
    this.#additions.changed(path, change)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#run(), QUIET_MS).unref()
  }

  async #run(): Promise<void> {
    try {
      const round = await this.#live.run()
      this.#files?.refresh(round.dependencies)
      const hasFailed = this.#failure !== undefined
      this.#failure = undefined
      const stale = this.#additions.stale()
      const isNews = round.appeared.length + round.fixed.length + stale.length > 0
      if (hasFailed || isNews) this.#wake(stale)
    } catch (error) {
      // The build that follows tells it.
      const failure = String(error)
      if (failure !== this.#failure) this.#wake([])
      this.#failure = failure
    }
  }
}

const say = (message: string) => process.stderr.write(`dawn-native: ${message}\n`)
