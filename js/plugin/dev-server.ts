// Vite's dev server: typegen when something changes, problems in its log and in the page's overlay.

import { existsSync } from "node:fs"
import { basename, dirname, sep } from "node:path"
import type { ErrorPayload, ViteDevServer } from "vite"
import type { Change, Live, Round } from "../live.js"
import { fileOf } from "../paths.js"
import type { Dependencies } from "../types.js"
import type { Additions } from "./additions.js"
import { bySeverity, isSome, rollupMessage, text } from "./messages.js"

/** A file that is not watched by then lies where Vite does not look. */
const SETTLING_MS = 5_000
/** Editors save in several steps, and several files at once. */
const QUIET_MS = 30

/** Vite looks into no installed packages. */
const isIgnored = (path: string) => path.includes(`${sep}node_modules${sep}`)

/** Those of one server, an app each. */
const OF_SERVER = new WeakMap<ViteDevServer, DevServer[]>()

/** One server, and what it shows. */
export class DevServer {
  readonly #live: Live
  readonly #server: ViteDevServer
  readonly #additions: Additions
  #timer: NodeJS.Timeout | undefined
  #settling: NodeJS.Timeout | undefined
  /** Whether something has changed since the last run began that can matter to it. */
  #isStale = false
  readonly #watched = new Set<string>()
  /** What the overlay shows, as long as it is so. */
  #shown: ErrorPayload | undefined

  constructor(live: Live, server: ViteDevServer, additions: Additions) {
    this.#live = live
    this.#server = server
    this.#additions = additions
    OF_SERVER.set(server, [...(OF_SERVER.get(server) ?? []), this])
    // A page that is opened later has not seen it.
    server.ws.on("connection", () => this.#show())
    for (const event of ["addDir", "unlinkDir"] as const)
      server.watcher.on(event, (path) => this.changed(fileOf(path), "existence"))
  }

  /** Generates, and shows what is wrong. */
  async run(): Promise<void> {
    this.#isStale = false
    try {
      const round = await this.#live.run()
      this.#watch(round.dependencies)
      this.#report(round)
      this.#renew()
    } catch (error) {
      // No app, or a fault of ours; the next change may mend it.
      const message = error instanceof Error ? error.message : String(error)
      const isNew = this.#shown?.err.message !== message
      if (isNew) this.#server.config.logger.error(`dawn-native: ${message}`, { timestamp: true })
      this.#shown = { type: "error", err: { message, stack: "", plugin: "dawn-native" } }
      this.#show()
    }
  }

  /**
   * Watches what Vite does not watch already: the app, or a linked package, may lie outside of its root. A watcher that is
   * given a path again reads it again, and takes what is new in it for old.
   */
  #watch({ files, directories, sourceDirectories }: Dependencies): void {
    const inside = fileOf(`${this.#server.config.root}/`)
    const all = [...files, ...directories, ...sourceDirectories]
    const news = all.filter((path) => !this.#watched.has(path) && !isIgnored(path))
    for (const path of news) this.#watched.add(path)
    if (news.length === 0) return
    this.#server.watcher.add(news.filter((path) => !path.startsWith(inside)))
    clearTimeout(this.#settling)
    this.#settle(files, Date.now() + SETTLING_MS)
  }

  /** What changes before it is watched is told to nobody: it is read again when all of it is watched. */
  #settle(files: readonly string[], end: number): void {
    const watched = this.#server.watcher.getWatched()
    const isWatched = (file: string) => isIgnored(file) || watched[dirname(file)]?.includes(basename(file)) === true
    if (Date.now() < end && !files.every((file) => isWatched(file) || !existsSync(file))) {
      this.#settling = setTimeout(() => this.#settle(files, end), QUIET_MS)
      return
    }
    this.#live.project.invalidate()
    void this.run()
  }

  /** Has modules made anew that Vite does not know to be others. */
  #renew(): void {
    for (const id of this.#additions.stale()) {
      for (const environment of Object.values(this.#server.environments)) {
        const module = environment.moduleGraph.getModuleById(id)
        if (module !== undefined) void environment.reloadModule(module)
      }
    }
  }

  /** Generates soon, where the change can matter. */
  changed(path: string, change: Change): void {
    this.#live.project.invalidate([path])
    this.#additions.changed(path, change)
    this.#isStale ||= this.#live.concerns(path, change)
    // Vite takes the overlay away when it updates a module, whichever module that is.
    if (!this.#isStale && this.#shown === undefined) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.#isStale ? void this.run() : this.#show()), QUIET_MS)
  }

  close(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#settling)
  }

  #report({ problems, appeared }: Round): void {
    const { root: cwd, logger } = this.#server.config
    const news = bySeverity(appeared)
    if (news.warnings.length > 0) logger.warn(text(news.warnings, cwd), { timestamp: true })
    if (news.errors.length > 0) logger.error(text(news.errors, cwd), { timestamp: true })
    const { errors } = bySeverity(problems)
    if (isSome(errors)) {
      const { id, loc, message: frame } = rollupMessage(errors, cwd)
      const message = errors.map(({ message }) => message).join("\n")
      this.#shown = { type: "error", err: { message, frame, id, loc, stack: "", plugin: "dawn-native" } }
      this.#show()
    } else if (this.#shown !== undefined) {
      this.#shown = undefined
      // An update of nothing: it takes the overlay away.
      this.#server.ws.send({ type: "update", updates: [] })
      for (const other of OF_SERVER.get(this.#server) ?? []) other.#show()
    }
  }

  #show(): void {
    if (this.#shown !== undefined) this.#server.ws.send(this.#shown)
  }
}
