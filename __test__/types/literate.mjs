// Literate type tests: a Markdown file whose `## cases` each hold a ```ts fence and the ```types fence TypeScript wrote for it.
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { DEFAULTS } from "../parity/program.mjs"

/** Options of a case that says nothing else. */
export const DEFAULT_OPTIONS = { ...DEFAULTS, types: [], noEmit: true, skipLibCheck: true }

/**
 * @typedef {{
 *   document: string, title: string, slug: string,
 *   files: Map<string, string>, main: string, options: object, errors: boolean,
 *   expected: string | undefined, source: { end: number }, fence: { start: number, end: number } | undefined,
 * }} Case
 * `source.end` and `fence` are line numbers in the document: where the code ends, and where the expectation stands.
 */

/** The documents, or those of them whose name contains one of `wanted`. */
export function documents(wanted = []) {
  const directory = fileURLToPath(new URL(".", import.meta.url))
  return readdirSync(directory)
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(basename(part))))
    .sort()
    .map((name) => join(directory, name))
}

/** The cases of a document.
 * @returns {Case[]} */
export function casesOf(path) {
  const document = basename(path)
  const lines = readFileSync(path, "utf8").split("\n")
  const cases = []
  let shared = {}
  let title
  for (let at = 0; at < lines.length; at++) {
    const heading = /^## (.+)$/.exec(lines[at])
    if (heading) title = heading[1].trim()
    const fence = /^```(\w+)\s*$/.exec(lines[at])
    if (!fence) continue
    const end = lines.indexOf("```", at + 1)
    if (end < 0) throw new Error(`${document}:${at + 1}: a fence without an end`)
    const body = lines.slice(at + 1, end).join("\n")
    if (fence[1] === "tsconfig") shared = JSON.parse(body)
    else if (fence[1] === "ts") cases.push(newCase(document, title, at, end, body, shared))
    else if (fence[1] === "types") {
      const owner = cases.at(-1)
      if (!owner || owner.fence) throw new Error(`${document}:${at + 1}: an expectation without a case`)
      Object.assign(owner, { expected: body, fence: { start: at, end } })
    }
    at = end
  }
  refuseDoubles(document, cases)
  return cases
}

function newCase(document, title, at, end, body, shared) {
  if (!title) throw new Error(`${document}:${at + 1}: code before the first heading`)
  const { files, main, options, errors } = split(body)
  return {
    document,
    title,
    slug: title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
    files,
    main,
    options: withoutNulls({ ...DEFAULT_OPTIONS, ...shared, ...options }),
    errors,
    expected: undefined,
    source: { end },
    fence: undefined,
  }
}

/** An option that is `null` is one that the case does not set. */
const withoutNulls = (options) => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null))

function refuseDoubles(document, cases) {
  const seen = new Set()
  for (const { slug, title } of cases) {
    if (seen.has(slug)) throw new Error(`${document}: two cases called "${title}"`)
    seen.add(slug)
  }
}

/** Takes the directives out: `// @file: name`, `// @tsconfig: {…}`, `// @errors` (the case does not compile, on purpose).
 * The text before the first `@file` is the module that is asked for its exports; without such text the last file is. */
function split(body) {
  const files = new Map()
  let options = {}
  let errors = false
  let current = "main.ts"
  for (const line of body.split("\n")) {
    const directive = /^\/\/ @(file|tsconfig|errors)(?::\s*(.*))?$/.exec(line)
    if (directive?.[1] === "file") current = directive[2].trim()
    else if (directive?.[1] === "tsconfig") options = JSON.parse(directive[2])
    else if (directive) errors = true
    else files.set(current, `${files.get(current) ?? ""}${line}\n`)
  }
  if (files.get("main.ts")?.trim() === "") files.delete("main.ts")
  return { files, main: files.has("main.ts") ? "main.ts" : [...files.keys()].at(-1), options, errors }
}
