// What `require("@dawn-ai/native")` gives. `index.mts` gives the same to `import`.

import { addon, call, callAsync, located } from "./native.js"
import { Project } from "./project.js"
import type {
  AnalyzeOptions,
  App,
  AppOptions,
  CheckOptions,
  CheckResult,
  Diagnostic,
  EffectiveTool,
  FormatOptions,
  ScopeOptions,
  ToolAnalysis,
  TransformedTool,
  TransformOptions,
  TypegenOptions,
  TypegenResult,
} from "./types.js"

export { DawnNativeError } from "./native.js"
export type * from "./types.js"
export { Project }

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

/** Says what is wrong with the app, and what is worth knowing of it. Writes nothing, but with `fix` the app's source files. */
export function check(options?: CheckOptions): Promise<CheckResult> {
  return callAsync(addon.check, located(options))
}

/** The synchronous twin of `check`. */
export function checkSync(options?: CheckOptions): CheckResult {
  return call(addon.checkSync, located(options))
}

/** Reads one tool file; `source` stands in place of what it says. `null` for a file that is no tool, such as a test. */
export function analyzeTool(file: string, options?: AppOptions & AnalyzeOptions): Promise<ToolAnalysis | null> {
  return new Project(options).analyzeTool(file, options)
}

/** The synchronous twin of `analyzeTool`. */
export function analyzeToolSync(file: string, options?: AppOptions & AnalyzeOptions): ToolAnalysis | null {
  return new Project(options).analyzeToolSync(file, options)
}

/**
 * For bundlers: a tool module whose text is `source`, with the `description` and the `schema` (for Zod) that it does not
 * export. `null` where it lacks nothing, does not parse, or is no tool of the app.
 */
export function transformTool(
  source: string,
  file: string,
  options?: AppOptions & TransformOptions,
): TransformedTool | null {
  return new Project(options).transformTool(source, file, options)
}

/** Composes tools that the caller has by a scope that it has, as `check` and `discoverApp` do by what they read. */
export function resolveToolScope(options: ScopeOptions): EffectiveTool[] {
  return call(addon.resolveToolScope, options)
}

/** Writes diagnostics as text. `pretty` reads the files that they point into. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  return call(addon.formatDiagnostics, { cwd: process.cwd(), ...options, diagnostics })
}
