// The plugin for every bundler: typegen when a build starts, and the exports that tool modules lack. How problems are
// shown, and what is watched, is each bundler's own: `hosts.ts` and `dev-server.ts` have that.

import { normalize } from "node:path"
import { createUnplugin, type UnpluginInstance } from "unplugin"
import { Live } from "../live.js"
import type { PluginOptions } from "../types.js"
import { DevServer } from "./dev-server.js"
import { type Compilation, type RollupContext, reportToCompilation, reportToEsbuild, reportToRollup } from "./hosts.js"
import { canImportZod } from "./zod.js"

/**
 * Files that may be tools, by their names. An id with a query asks for something else than the module. Bundlers write ids
 * with slashes, or with the separators of the system.
 */
const TOOL = /[\\/]tools[\\/][^\\/?#]+\.ts$/

/** The plugin, by the names of the bundlers. */
export const dawn: UnpluginInstance<PluginOptions | undefined> = createUnplugin((options = {}, meta) => {
  const { outputSchema = false, schema = true, ...app } = options
  let root = process.cwd()
  let live: Live | undefined
  let server: DevServer | undefined
  let hasSchema: boolean | undefined
  // The bundler's root is not known before it has started.
  const opened = () => (live ??= new Live({ cwd: root, ...app }, { outputSchema }))
  const inCompiler = (compiler: { context: string }) => {
    root = compiler.context
  }

  return {
    name: "dawn-native",
    enforce: "pre",

    async buildStart() {
      if (meta.framework === "esbuild") return
      if (server !== undefined) return server.run()
      const round = await opened().run()
      const native = this.getNativeBuildContext?.()
      if (native?.framework === "webpack" || native?.framework === "rspack") {
        reportToCompilation(native.compilation as unknown as Compilation, round, root)
      } else {
        reportToRollup(this as unknown as RollupContext, round, root)
      }
    },

    watchChange(id, { event }) {
      // A build that is told of some changes is not told of all: it compares what it was made of with the disk.
      server?.changed(normalize(id), event === "update" ? "content" : "existence")
    },

    transform: {
      filter: { id: { include: TOOL, exclude: /\0/ } },
      handler(source, id) {
        hasSchema ??= schema && canImportZod(id, (message) => this.warn(message))
        // A build begins with a look at the whole app: one for each of its modules would take longer than the build.
        const tool = opened().project.transformTool(source, id, { schema: hasSchema, settled: true })
        if (tool === null) return null
        // Types leave no import behind, by which the bundler would know what the schema was made of.
        for (const file of tool.reads) if (file !== normalize(id)) this.addWatchFile(file)
        return { code: tool.code, map: tool.map }
      },
    },

    vite: {
      configResolved(config) {
        root = config.root
      },
      configureServer(viteServer) {
        server = new DevServer(opened(), viteServer)
      },
      buildEnd() {
        server?.close()
      },
    },
    rolldown: {
      options({ cwd }) {
        root = cwd ?? root
        return null
      },
    },
    webpack: inCompiler,
    rspack: inCompiler,
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
