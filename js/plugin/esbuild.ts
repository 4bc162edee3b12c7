// `@dawn-ai/native/esbuild`: the plugin for esbuild, the same for `import` and for `require`.

import type { PluginOptions } from "../types.js"
import { dawn } from "./dawn.js"

const plugin: (options?: PluginOptions) => import("esbuild").Plugin = dawn.esbuild as never

export = plugin
