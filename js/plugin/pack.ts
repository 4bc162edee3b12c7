// The plugin in webpack and Rspack: when it runs, and how modules that they keep are made anew.

import { fileOf } from "../paths.js"
import type { Additions } from "./additions.js"

/** What is used of a compiler, webpack's or Rspack's. */
export interface Compiler {
  readonly watchMode: boolean
  readonly watching?: { invalidate(): void } | undefined
  modifiedFiles?: ReadonlySet<string> | undefined
  readonly removedFiles?: ReadonlySet<string> | undefined
  readonly hooks: {
    readonly beforeCompile: { tapPromise(name: string, work: () => Promise<void>): void }
    readonly compilation: { tap(name: string, work: (compilation: object) => void): void }
    readonly watchClose: { tap(name: string, work: () => void): void }
  }
  readonly webpack: { readonly NormalModule: NormalModules }
}

interface NormalModules {
  getCompilationHooks(compilation: never): {
    /** webpack has it. */
    readonly needBuild?: { tapPromise(name: string, work: (module: Module) => Promise<true | undefined>): void }
  }
}

/** A module, with what is kept of it from build to build, on the disk too. */
export interface Module {
  readonly resource?: string
  readonly buildInfo?: { [key: string]: unknown }
}

const NAME = "dawn-native"

/** What the plugin does in compilers. */
export interface Builds {
  readonly additions: Additions
  /** Generates; `watches`: the compiler builds again. Whatever is wrong is told later. */
  run(watches: boolean): Promise<void>
  isTool(id: string): boolean
  /** Under which name what a module was given is kept with it. */
  key(): string
  close(): void
}

/** The compilers that share one plugin. */
export class Compilers {
  readonly #builds: Builds
  /** What each keeps, and has to make anew. */
  readonly #stale = new Map<Compiler, Set<string>>()

  constructor(builds: Builds) {
    this.#builds = builds
  }

  /** Generates before each compilation of `compiler`, and has it take nothing from its cache that would be another by now. */
  add(compiler: Compiler): void {
    const { additions, run, isTool, key, close } = this.#builds
    this.#stale.set(compiler, new Set())
    let stale: ReadonlySet<string> = new Set()
    compiler.hooks.beforeCompile.tapPromise(NAME, async () => {
      const changed = [...(compiler.modifiedFiles ?? []), ...(compiler.removedFiles ?? [])]
      for (const path of changed) additions.changed(fileOf(path), "content")
      await run(compiler.watchMode)
      stale = this.#stale.get(compiler) ?? stale
      this.#stale.set(compiler, new Set())
      if (stale.size > 0) compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), ...stale])
    })
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const hooks = compiler.webpack.NormalModule.getCompilationHooks(compilation as never)
      hooks.needBuild?.tapPromise(NAME, async ({ resource, buildInfo }) => {
        if (resource === undefined || !isTool(resource)) return undefined
        // What an earlier process has kept was made when other files were there.
        const isStale = additions.has(resource)
          ? stale.has(resource)
          : additions.differs(resource, buildInfo?.[key()] ?? "")
        return isStale || undefined
      })
    })
    compiler.hooks.watchClose.tap(NAME, close)
  }

  /** Has each of them make modules anew. */
  renew(ids: ReadonlySet<string>): void {
    for (const stale of this.#stale.values()) for (const id of ids) stale.add(id)
  }

  wake(): void {
    for (const { watching } of this.#stale.keys()) watching?.invalidate()
  }
}
