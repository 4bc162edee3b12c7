// Diagnostics as bundlers want them: one text for people, and the place for whoever links to it.

import { readFileSync } from "node:fs"
import { formatDiagnostics } from "../index.js"
import type { Diagnostic } from "../types.js"

/** A message as Rollup and its kin take it. */
export interface RollupMessage {
  readonly message: string
  readonly id: string
  readonly loc: { readonly file: string; readonly line: number; readonly column: number }
}

/** Errors and warnings apart. */
export function bySeverity(problems: readonly Diagnostic[]): { errors: Diagnostic[]; warnings: Diagnostic[] } {
  return {
    errors: problems.filter(({ severity }) => severity === "error"),
    warnings: problems.filter(({ severity }) => severity === "warning"),
  }
}

/** Diagnostics with their places in the source, without colours. */
export function text(problems: readonly Diagnostic[], cwd: string): string {
  return formatDiagnostics(problems, { format: "pretty", color: false, cwd }).trimEnd()
}

/** One message for all of `problems`, at the place of the first. */
export function rollupMessage(problems: readonly [Diagnostic, ...Diagnostic[]], cwd: string): RollupMessage {
  const { file, start } = problems[0]
  // Rollup counts columns from 0.
  return { message: text(problems, cwd), id: file, loc: { file, line: start.line, column: start.column - 1 } }
}

export const isSome = (problems: Diagnostic[]): problems is [Diagnostic, ...Diagnostic[]] => problems.length > 0

/** A message as esbuild takes it, which shows the line itself. */
export function esbuildMessage({ message, help, rule, file, start, end }: Diagnostic) {
  const lineText = lineOf(file, start.line)
  const length = end.line === start.line ? end.column - start.column : lineText.length - start.column + 1
  return {
    id: rule,
    text: message,
    location: {
      file,
      line: start.line,
      column: Buffer.byteLength(lineText.slice(0, start.column - 1)),
      length,
      lineText,
    },
    notes: help === undefined ? [] : [{ text: help }],
  }
}

function lineOf(file: string, line: number): string {
  try {
    return (
      readFileSync(file, "utf8")
        .replace(/^\uFEFF/, "")
        .split(/\r\n|[\r\n\u2028\u2029]/)[line - 1] ?? ""
    )
  } catch {
    // The problem may be that the file cannot be read.
    return ""
  }
}
