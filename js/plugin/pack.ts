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

/** What the plugin does in a compiler. */
export interface Builds {
  readonly additions: Additions
  /** Generates; gives the modules that are to be made anew. Whatever is wrong is told later. */
  run(): Promise<ReadonlySet<string>>
  isTool(id: string): boolean
  /** Under which name what a module was given is kept with it. */
  key(): string
  close(): void
}

/** Generates before each compilation, and has the compiler take nothing from its cache that would be another by now. */
export function inCompiler(compiler: Compiler, { additions, run, isTool, key, close }: Builds): void {
  compiler.hooks.beforeCompile.tapPromise(NAME, async () => {
    for (const path of compiler.modifiedFiles ?? []) additions.changed(fileOf(path), "content")
    for (const path of compiler.removedFiles ?? []) additions.changed(fileOf(path), "existence")
    const stale = await run()
    if (stale.size > 0) compiler.modifiedFiles = new Set([...(compiler.modifiedFiles ?? []), ...stale])
  })
  // webpack asks for each module, also for those that another process has kept.
  compiler.hooks.compilation.tap(NAME, (compilation) => {
    const hooks = compiler.webpack.NormalModule.getCompilationHooks(compilation as never)
    hooks.needBuild?.tapPromise(NAME, async ({ resource, buildInfo }) => {
      if (resource === undefined || !isTool(resource)) return undefined
      return additions.differs(resource, buildInfo?.[key()] ?? "") || undefined
    })
  })
  compiler.hooks.watchClose.tap(NAME, close)
}
