// `@dawn-ai/native/vite`: the plugin for Vite, the same for `import` and for `require`.

import type { PluginOptions } from "../types.js"
import { dawn } from "./dawn.js"

const plugin: (options?: PluginOptions) => import("vite").Plugin = dawn.vite as never

export = plugin
