// What `require("@dawn-ai/native")` gives. `index.mts` gives the same to `import`.

import { addon, call, callAsync } from "./native.js"
import type {
  App,
  AppOptions,
  Diagnostic,
  FormatOptions,
  ToolAnalysis,
  TypegenOptions,
  TypegenResult,
} from "./types.js"

export { DawnNativeError } from "./native.js"
export type * from "./types.js"

/** The addon does not ask the process where it is: in a worker that would be somebody else's choice. */
function located<T extends AppOptions>(options: T | undefined): T & { cwd: string } {
  return { ...(options as T), cwd: options?.cwd ?? process.cwd() }
}

/** Reads the app's routes, their tools, and what becomes of each tool. */
export function discoverApp(options?: AppOptions): Promise<App> {
  return callAsync(addon.discoverApp, located(options))
}

/** The synchronous twin of `discoverApp`. */
export function discoverAppSync(options?: AppOptions): App {
  return call(addon.discoverAppSync, located(options))
}

/** Writes `.dawn/dawn.generated.d.ts`, the routes' `tools.json` and `routes.json`; with `write: false`, gives the contents back. */
export function typegen(options?: TypegenOptions): Promise<TypegenResult> {
  return callAsync(addon.typegen, located(options))
}

/** The synchronous twin of `typegen`. */
export function typegenSync(options?: TypegenOptions): TypegenResult {
  return call(addon.typegenSync, located(options))
}

/** Reads one tool file. `null` for a file that is no tool, such as a test. */
export function analyzeTool(file: string, options?: AppOptions): Promise<ToolAnalysis | null> {
  return callAsync(addon.analyzeTool, { ...located(options), file })
}

/** The synchronous twin of `analyzeTool`. */
export function analyzeToolSync(file: string, options?: AppOptions): ToolAnalysis | null {
  return call(addon.analyzeToolSync, { ...located(options), file })
}

/** Writes diagnostics as text. `pretty` reads the files that they point into. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  return call(addon.formatDiagnostics, { cwd: process.cwd(), ...options, diagnostics })
}
