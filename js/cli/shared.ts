// What the commands have in common: the app they are about, paths as the user sees them, results as JSON, and
// diagnostics on stderr.

import { isAbsolute, join, relative, resolve, sep } from "node:path"
import { formatDiagnostics } from "../index.js"
import type { AppOptions, Diagnostic, Severity } from "../types.js"
import type { Invocation } from "./arguments.js"
import { wantsColor } from "./terminal.js"

/** Tells the addon that the process ends with the answer, so that nothing has to be given back to the system before. */
export const ONCE = { once: true } as const

/** The app that the common options name. */
export function appOptions({ text }: Invocation): AppOptions {
  const cwd = resolve(text("cwd") ?? ".")
  const inCwd = (path: string | undefined) => (path === undefined ? undefined : resolve(cwd, path))
  const [appRoot, tsconfig, appDir] = [inCwd(text("app-root")), inCwd(text("tsconfig")), text("app-dir")]
  return { cwd, ...(appRoot && { appRoot }), ...(tsconfig && { tsconfig }), ...(appDir && { appDir }) }
}

/** A path as it is shown: relative to where the user is, unless that leads far away. */
export function shown(path: string, cwd = process.cwd()): string {
  const near = relative(cwd, path)
  const isFar = near === "" || isAbsolute(near) || near.startsWith(join("..", "..", ".."))
  return (isFar ? path : near).split(sep).join("/")
}

/** Prints diagnostics to stderr, each with its place in the source. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return
  const color = wantsColor(process.stderr)
  process.stderr.write(formatDiagnostics(diagnostics, { format: "pretty", color, cwd: process.cwd() }))
}

/** Prints a result as JSON, for programs. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)
}

const countOf = (diagnostics: readonly Diagnostic[], wanted: Severity): number =>
  diagnostics.filter(({ severity }) => severity === wanted).length

export const errorCount = (diagnostics: readonly Diagnostic[]): number => countOf(diagnostics, "error")

/** `["1 error", "2 warnings"]`: what there is, the worst first. */
export const counts = (diagnostics: readonly Diagnostic[]): string[] =>
  (["error", "warning", "info"] as const)
    .map((severity) => [countOf(diagnostics, severity), severity] as const)
    .filter(([count]) => count > 0)
    .map(([count, severity]) => counted(count, severity))

/** `1 route`, `2 routes`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`
