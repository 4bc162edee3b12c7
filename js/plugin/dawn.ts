// The plugin for every bundler: typegen when a build starts, and the exports that tool modules lack. How problems are
// shown, and how what is kept is made anew, is each bundler's own: the files beside this one have that.

import { resolve } from "node:path"
import { createUnplugin, type UnpluginInstance } from "unplugin"
import { Live, type Round } from "../live.js"
import { fileOf, TOOL } from "../paths.js"
import type { PluginOptions } from "../types.js"
import { Additions } from "./additions.js"
import { Bell } from "./bell.js"
import { DevServer } from "./dev-server.js"
import { type Compilation, type RollupContext, reportToCompilation, reportToEsbuild, reportToRollup } from "./hosts.js"
import { type Compiler, inCompiler, type Module } from "./pack.js"
import { Waker } from "./waker.js"
import { canImportZod } from "./zod.js"

/** The plugin, by the names of the bundlers. */
export const dawn: UnpluginInstance<PluginOptions | undefined> = createUnplugin((options = {}, meta) => {
  const { outputSchema = false, schema = true, ...app } = options
  let root = process.cwd()
  let live: Live | undefined
  let server: DevServer | undefined
  let hasSchema: boolean | undefined
  let waker: Waker | undefined
  let bell: Bell | undefined
  /** The modules that a compiler has kept, and that are to be made anew. */
  let stale = new Set<string>()
  // The bundler's root is not known before it has started.
  const opened = () => (live ??= new Live({ ...app, cwd: resolve(root, app.cwd ?? "") }, { outputSchema }))
  const additions = new Additions(opened, () => ({ schema: hasSchema ?? schema }))

  /** What begins a build. Of a bundler that watches, `wake` begins the next one. */
  async function build(wake: (() => void) | undefined): Promise<Round> {
    const round = await opened().run()
    if (wake !== undefined) {
      waker ??= new Waker(opened(), additions, (ids) => {
        for (const id of ids) stale.add(id)
        wake()
      })
      waker.follow(round.dependencies)
    }
    for (const id of additions.stale()) stale.add(id)
    return round
  }

  function close(): void {
    waker?.close()
    bell?.remove()
    waker = bell = undefined
  }

  let built: Promise<Round> | undefined
  // A module may be a tool of several apps, each with a plugin of its own.
  const key = () => `dawn-native: ${resolve(root, app.cwd ?? "", app.appRoot ?? "")}`
  const pack = (compiler: { context: string }) => {
    root = compiler.context
    const known = compiler as unknown as Compiler
    inCompiler(known, {
      additions,
      async run() {
        built = build(known.watchMode ? () => known.watching?.invalidate() : undefined)
        // A failure is told when there is a compilation.
        await built.catch(() => undefined)
        const taken = stale
        stale = new Set()
        return taken
      },
      isTool: (id) => TOOL.test(id),
      key,
      close,
    })
  }

  return {
    name: "dawn-native",
    enforce: "pre",

    async buildStart() {
      if (meta.framework === "esbuild") return
      if (server !== undefined) return server.run()
      const native = this.getNativeBuildContext?.()
      if (native?.framework === "webpack" || native?.framework === "rspack") {
        return reportToCompilation(native.compilation as unknown as Compilation, built, root)
      }
      const context = this as unknown as RollupContext
      if (context.meta.watchMode) {
        bell ??= new Bell()
        context.addWatchFile(bell.file)
      }
      reportToRollup(context, await build(bell && (() => bell?.ring())), root)
    },

    watchChange(id, { event }) {
      const path = fileOf(id)
      // Compilers tell of it before they begin. A build that is told of some changes is not told of all: it compares what
      // it was made of with the disk.
      const change = event === "update" ? "content" : "existence"
      if (server !== undefined) server.changed(path, change)
      else if (built === undefined) additions.changed(path, change)
    },

    transform: {
      filter: { id: { include: TOOL, exclude: /\0/ } },
      handler(source, id) {
        let { tool, addition } = additions.transform(source, id)
        if (tool !== null && schema && hasSchema === undefined) {
          // Of a module that is no tool nobody wants to know what it can import.
          hasSchema = canImportZod(fileOf(id), (message) => this.warn(message))
          if (!hasSchema) ({ tool, addition } = additions.transform(source, id))
        }
        const native = this.getNativeBuildContext?.()
        if (native?.framework === "webpack") {
          const { buildInfo } = (native.loaderContext as { _module?: Module } | undefined)?._module ?? {}
          if (buildInfo !== undefined) buildInfo[key()] = addition
        }
        if (tool === null) return null
        // Types leave no import behind, by which the bundler would know what the schema was made of.
        for (const file of tool.reads) if (file !== fileOf(id)) this.addWatchFile(file)
        return { code: tool.code, map: tool.map, meta: { [key()]: addition } }
      },
    },

    vite: {
      configResolved(config) {
        root = config.root
      },
      configureServer(viteServer) {
        server = new DevServer(opened(), viteServer, additions)
      },
      buildEnd() {
        server?.close()
      },
      closeWatcher: close,
    },
    rollup: {
      shouldTransformCachedModule: ({ id, meta }) => TOOL.test(id) && additions.differs(id, meta[key()] ?? ""),
      closeWatcher: close,
    },
    rolldown: {
      options({ cwd }) {
        root = cwd ?? root
        return null
      },
      closeWatcher: close,
    },
    webpack: pack,
    rspack: pack,
    esbuild: {
      onLoadFilter: TOOL,
      setup(build) {
        root = build.initialOptions.absWorkingDir ?? root
        reportToEsbuild(build, async () => {
          const began = Date.now()
          return { round: await opened().run(), began }
        })
      },
    },
  }
})
