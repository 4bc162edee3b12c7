// The literate cases of `check`: a Markdown file holds cases, a case an app in fences and what is said of it.

import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { CheckOptions } from "../../dist/types.js"
import { root } from "../support/paths.js"

const directory = join(root, "__test__/rules")

/** An expectation and the lines that it fills, those of its fence included. */
export interface Expectation {
  readonly text: string
  readonly start: number
  readonly end: number
}

export interface Case {
  readonly title: string
  /** The app, by path. */
  readonly files: Record<string, string>
  readonly options: CheckOptions
  /** What is said: the fence ```diagnostics. */
  readonly diagnostics: Expectation | undefined
  /** What becomes of each tool: the fence ```tools. */
  readonly tools: Expectation | undefined
  /** What `fix` makes of files: fences ```fixed <path>. */
  readonly fixed: Record<string, string>
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

export const documents = readdirSync(directory)
  .filter((name) => name.endsWith(".md") && name !== "README.md")
  .sort()

/** The rules that the first line of a document names; none where it is about something else. */
export function rulesOf(document: string): string[] {
  const [title = ""] = readFileSync(join(directory, document), "utf8").split("\n", 1)
  return title.match(/[a-z]+(?:-[a-z]+)+|\b(?:delegation|syntax)\b/g) ?? []
}

/** The cases of a document. A `## heading` begins a case, which ends at the next. */
export function casesOf(document: string): Case[] {
  const lines = readFileSync(join(directory, document), "utf8").split("\n")
  const cases: Mutable<Case>[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ""
    const title = /^## (.+)$/.exec(line)?.[1]
    if (title !== undefined) {
      cases.push({ title, files: {}, options: {}, diagnostics: undefined, tools: undefined, fixed: {} })
    }
    const [, kind, path, marks] = /^```(\w+)(?: (\S+))?((?: \w+)*)$/.exec(line) ?? []
    if (kind === undefined) continue
    const end = lines.indexOf("```", at + 1)
    const owner = cases.at(-1)
    if (end < 0 || owner === undefined) throw new Error(`${document}:${at + 1}: a fence without an end, or a case`)
    const text = lines.slice(at + 1, end).join("\n")
    if (kind === "diagnostics" || kind === "tools") owner[kind] = { text, start: at, end }
    else if (kind === "options") owner.options = JSON.parse(text) as CheckOptions
    else if (path === undefined) throw new Error(`${document}:${at + 1}: a file without a path`)
    else (kind === "fixed" ? owner.fixed : owner.files)[path] = written(`${text}\n`, marks ?? "")
    at = end
  }
  return cases
}

/** `crlf` ends lines as Windows does, `bom` begins the file with a byte order mark. */
function written(text: string, marks: string): string {
  const lines = marks.includes("crlf") ? text.replaceAll("\n", "\r\n") : text
  return marks.includes("bom") ? `\uFEFF${lines}` : lines
}

/** Writes expectations into a document, from the last to the first so that lines keep their numbers. */
export function rewrite(document: string, texts: readonly (readonly [Expectation, string])[]): void {
  const path = join(directory, document)
  const lines = readFileSync(path, "utf8").split("\n")
  for (const [{ start, end }, text] of [...texts].sort(([a], [b]) => b.start - a.start)) {
    lines.splice(start + 1, end - start - 1, ...(text === "" ? [] : text.split("\n")))
  }
  writeFileSync(path, lines.join("\n"))
}
