// Watches what an app is made of, and nothing else: the directories and files that a run has named, as they come and go.

import type { Stats } from "node:fs"
import { dirname, join, sep } from "node:path"
import { type FSWatcher, watch } from "chokidar"
import { type Change, isSource, type Live } from "./live.js"
import type { Dependencies } from "./types.js"

/** Between two looks, where the system cannot tell of changes. */
const POLLING_MS = 500

/** What a watch tells. */
export interface Watched {
  /** A file that the app is made of has changed, or a name beside one. */
  changed(path: string, change: Change): void
  /** The system cannot watch so much; from now on it is asked again and again. */
  polling(reason: string): void
  /** Nothing is watched any more. */
  failed(error: Error): void
}

/** The watcher of one app. */
export class FileWatch {
  readonly #live: Live
  #dependencies: Dependencies
  readonly #watched: Watched
  readonly #persistent: boolean
  #watcher: FSWatcher
  /** Paths that chokidar may look at, with the directories that lead to them. */
  #wanted = new Set<string>()
  #listed = new Set<string>()
  #sources = new Set<string>()
  #isPolling = false

  /** `persistent`: whether it keeps the process alive. */
  constructor(live: Live, dependencies: Dependencies, watched: Watched, { persistent = true } = {}) {
    this.#persistent = persistent
    this.#live = live
    this.#dependencies = dependencies
    this.#watched = watched
    this.#watcher = this.#start()
  }

  /** Resolves when every file is watched that there is. */
  ready(): Promise<void> {
    return new Promise((resolve) => this.#watcher.once("ready", () => resolve()))
  }

  /** Watches what the last run was made of, too. */
  refresh(dependencies: Dependencies): void {
    this.#dependencies = dependencies
    this.#watcher.add(this.#widen())
  }

  close(): Promise<void> {
    return this.#watcher.close()
  }

  /** The paths that have become wanted, and have to be looked at. */
  #widen(): string[] {
    const { root, files, directories, sourceDirectories } = this.#dependencies
    const before = new Set(this.#wanted)
    const isInside = (path: string) => path.startsWith(root + sep)
    this.#listed = new Set(directories)
    this.#sources = new Set(sourceDirectories)
    // `.dawn` itself is watched for being deleted; not what is in it.
    for (const path of [root, join(root, ".dawn"), ...files, ...directories, ...sourceDirectories]) {
      this.#wanted.add(path)
      // What is deleted with the directory around it, and comes back with it, is seen from further up.
      for (let up = dirname(path); isInside(up); up = dirname(up)) this.#wanted.add(up)
      if (!isInside(path)) this.#wanted.add(dirname(path))
    }
    return [...this.#wanted].filter((path) => !before.has(path))
  }

  /** chokidar asks twice, first without having looked at what is there. */
  #isIgnored(path: string, stats: Stats | undefined): boolean {
    if (this.#wanted.has(path)) return false
    const name = path.slice(path.lastIndexOf(sep) + 1)
    if (name === "node_modules" || name.startsWith(".")) return true
    const parent = dirname(path)
    if (this.#listed.has(parent)) return false
    return !this.#sources.has(parent) || (stats?.isFile() === true && !isSource(name))
  }

  #start(): FSWatcher {
    const watcher = watch(this.#widen(), {
      ignored: (path, stats) => this.#isIgnored(path, stats),
      persistent: this.#persistent,
      usePolling: this.#isPolling,
      interval: POLLING_MS,
      // What has changed between the reading and the watching is not lost: each file is met once when it is first seen.
      ignoreInitial: false,
      // What cannot be read is told by typegen.
      ignorePermissionErrors: true,
    })
    watcher.on("all", (event, path) => this.#tell(path, event === "change" ? "content" : "existence", event))
    watcher.on("error", (error) => this.#mend(error as NodeJS.ErrnoException))
    return watcher
  }

  #tell(path: string, change: Change, event: string): void {
    const isOutputGone = event === "unlinkDir" && path === join(this.#dependencies.root, ".dawn")
    if (isOutputGone || this.#live.concerns(path, change)) this.#watched.changed(path, change)
  }

  #mend(error: NodeJS.ErrnoException): void {
    const limit = LIMITS[error.code ?? ""]
    if (limit === undefined || this.#isPolling) {
      void this.close()
      this.#watched.failed(error)
      return
    }
    this.#isPolling = true
    this.#wanted.clear()
    const old = this.#watcher
    this.#watcher = this.#start()
    void old.close()
    this.#watched.polling(limit)
  }
}

/** The limits that a system sets to watching, in plain words. */
const LIMITS: Readonly<Record<string, string>> = {
  ENOSPC: "the system watches as many files as it may (raise fs.inotify.max_user_watches)",
  EMFILE: "too many files are open (raise the limit with `ulimit -n`, or fs.inotify.max_user_instances)",
  ENFILE: "the system has too many files open",
}
