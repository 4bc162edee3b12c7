// `@dawn-ai/native/rolldown`: the plugin for Rolldown, the same for `import` and for `require`.

import type { PluginOptions } from "../types.js"
import { dawn } from "./dawn.js"

const plugin: (options?: PluginOptions) => import("rolldown").Plugin = dawn.rolldown as never

export = plugin
