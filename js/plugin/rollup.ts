// `@dawn-ai/native/rollup`: the plugin for Rollup, the same for `import` and for `require`.

import type { PluginOptions } from "../types.js"
import { dawn } from "./dawn.js"

const plugin: (options?: PluginOptions) => import("rollup").Plugin = dawn.rollup as never

export = plugin
