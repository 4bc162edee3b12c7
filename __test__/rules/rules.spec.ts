// The literate cases of `check`. `UPDATE_RULES=1` writes what is said into the documents, to be read before it is kept.

import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import type { AppOptions, CheckResult, Diagnostic, EffectiveTool, Route } from "../../dist/types.js"
import { ENTRY, TestApp } from "../support/app.js"
import { checkSync, discoverAppSync, typegenSync } from "../support/native.js"
import { type Case, casesOf, documents, type Expectation, rewrite, rulesOf } from "./corpus.js"

const UPDATE = process.env.UPDATE_RULES === "1"

/** A tool about which there is nothing to say. */
const TOOL = "/** Does it. */\nexport default async (input: { readonly id: string }) => ({ id: input.id })\n"

function appOf({ files }: Case): TestApp {
  // A directory of tools belongs to a route, unless it is the shared one.
  const routes = Object.keys(files).flatMap((path) => /^(src\/app\/.+)\/tools\/[^/]+$/.exec(path)?.[1] ?? [])
  const entries = Object.fromEntries(routes.map((route) => [`${route}/index.ts`, ENTRY]))
  const filled = Object.entries(files).map(([path, text]) => [path, text === "TOOL\n" ? TOOL : text])
  return new TestApp({ ...entries, ...Object.fromEntries(filled) })
}

function said(app: TestApp, { diagnostics }: CheckResult): string {
  const inApp = (path: string) => path.slice(app.root.length + 1).replaceAll("\\", "/") || "."
  const line = ({ rule, code, severity, message, help, file, start, end, route, tool, related }: Diagnostic) => {
    const place = `${inApp(file)}:${start.line}:${start.column}-${end.line}:${end.column}`
    const owner = [route, tool].filter((name) => name !== undefined).join(" ")
    const head = `${place} ${severity} ${[rule, code].filter(Boolean).join(" ")}${owner && ` (${owner})`}`
    const more = [...(related ?? []).map((each) => `${each.message}: ${inApp(each.file)}`), ...(help ? [help] : [])]
    return [head, `  ${message}`, ...more.map((text) => `  = ${text}`)]
      .join("\n")
      .replaceAll(app.root, "<app>")
      .replaceAll(dirname(app.root), "<above>")
  }
  return diagnostics.map(line).join("\n")
}

/** What `.dawn/routes.json` says; nothing for an app whose routes cannot be looked for. */
function generated(app: TestApp, options: AppOptions): string {
  const { files } = typegenSync({ ...options, write: false })
  const file = files?.find(({ path }) => path === join(app.root, ".dawn/routes.json"))
  if (file === undefined) return ""
  const { routes } = JSON.parse(file.content) as { routes: { path: string; tools: EffectiveTool[] }[] }
  return composed({ routes: routes.map(({ path, tools }) => ({ path, effectiveTools: tools })) })
}

function composed({ routes }: { routes: readonly Pick<Route, "path" | "effectiveTools">[] }): string {
  return routes
    .flatMap(({ path, effectiveTools }) =>
      effectiveTools.map(({ name, origin, status, approve, constrain }) =>
        [path, name, origin, status, ...(approve ? ["approve"] : []), ...(constrain ? ["constrain"] : [])].join(" "),
      ),
    )
    .join("\n")
}

describe.each(documents)("%s", (document) => {
  const updates: [Expectation, string][] = []
  const cases = casesOf(document)
  const hold = (expectation: Expectation | undefined, text: string) => {
    if (expectation === undefined) return
    if (UPDATE) updates.push([expectation, text])
    else expect(text).toBe(expectation.text)
  }

  it.each(cases)("$title", (one) => {
    const app = appOf(one)
    const options = { cwd: app.root, ...one.options }
    const result = checkSync(options)
    hold(one.diagnostics, said(app, result))
    hold(one.tools, composed(result))
    // The three that tell of it tell the same.
    expect(composed(discoverAppSync(options))).toBe(composed(result))
    expect(generated(app, options)).toBe(composed(result))
    const count = (severity: string) => result.diagnostics.filter((each) => each.severity === severity).length
    expect(result).toMatchObject({
      errorCount: count("error"),
      warningCount: count("warning"),
      ok: count("error") === 0,
    })
    if (Object.keys(one.fixed).length === 0) return
    const repaired = checkSync({ ...options, fix: true })
    expect(repaired.fixed.map((file) => file.slice(app.root.length + 1)).sort()).toEqual(Object.keys(one.fixed).sort())
    for (const [path, text] of Object.entries(one.fixed)) expect(app.read(path)).toBe(text)
    expect(checkSync({ ...options, fix: true })).toEqual({ ...repaired, fixed: [] })
  })

  it.runIf(UPDATE)("is written", () => rewrite(document, updates))

  it("has three cases at least in which each of its rules speaks, and three in which it does not", () => {
    for (const rule of rulesOf(document)) {
      const speaks = cases.filter(({ diagnostics }) => diagnostics && new RegExp(` ${rule}\\s`).test(diagnostics.text))
      expect({ rule, speaks: speaks.length, silent: cases.length - speaks.length }).toEqual({
        rule,
        speaks: expect.toSatisfy((count: number) => count >= 3),
        silent: expect.toSatisfy((count: number) => count >= 3),
      })
    }
  })

  it("tells each title once, and has an expectation for each case", () => {
    expect(cases.filter(({ diagnostics, tools }) => diagnostics === undefined && tools === undefined)).toEqual([])
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length)
    for (const { files } of cases) for (const path of Object.keys(files)) expect(join(path)).toBe(path)
  })
})
