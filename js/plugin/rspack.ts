// `@dawn-ai/native/rspack`: the plugin for Rspack, the same for `import` and for `require`.

import type { PluginOptions } from "../types.js"
import { dawn } from "./dawn.js"

const plugin: (options?: PluginOptions) => import("@rspack/core").RspackPluginInstance = dawn.rspack as never

export = plugin
