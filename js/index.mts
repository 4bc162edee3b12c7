// What `import … from "@dawn-ai/native"` gives: the CommonJS module's exports, so that a process has one copy of them.

export {
  analyzeTool,
  analyzeToolSync,
  check,
  checkSync,
  DawnNativeError,
  discoverApp,
  discoverAppSync,
  formatDiagnostics,
  Project,
  resolveToolScope,
  transformTool,
  typegen,
  typegenSync,
} from "./index.js"
export type * from "./types.js"
