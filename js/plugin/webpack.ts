// `@dawn-ai/native/webpack`: the plugin for webpack, the same for `import` and for `require`.

import type { PluginOptions } from "../types.js"
import { dawn } from "./dawn.js"

const plugin: (options?: PluginOptions) => import("webpack").WebpackPluginInstance = dawn.webpack as never

export = plugin
