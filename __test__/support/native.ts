// The package as a program gets it, for tests that call it.

import { createRequire } from "node:module"
import { join } from "node:path"
import { root } from "./paths.js"

export const native = createRequire(import.meta.url)(
  join(root, "dist/index.js"),
) as typeof import("../../dist/index.js")

export const {
  check,
  checkSync,
  discoverAppSync,
  formatDiagnostics,
  Project,
  resolveToolScope,
  transformTool,
  typegenSync,
} = native
