// What bundlers add to tool modules, and what they leave alone.

import { symlinkSync } from "node:fs"
import { createRequire, SourceMap } from "node:module"
import { join } from "node:path"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { desk, emptyDirectory, TestApp } from "./support/app.js"
import { Project, transformTool } from "./support/native.js"

const TOOL = "/** Says it. */\nexport default async (input: { readonly text: string }) => ({ said: input.text })\n"

const tools = { "say.ts": TOOL, "say.test.ts": TOOL, "types.d.ts": "export {}\n", "deep/say.ts": TOOL }
const app = desk(tools, {
  "src/app/desk/lib/say.ts": TOOL,
  "src/tools/say.ts": TOOL,
  "src/tools/all.ts": TOOL,
  "src/other/tools/say.ts": TOOL,
  "outside/none.ts": "export {}\n",
  "src/lib/described.ts":
    "export const description = 'From elsewhere.'\nexport const schema = 1\nexport type kind = string\n",
  "src/lib/typed.ts": "export interface description {}\nexport type schema = string\n",
})
const project = new Project({ cwd: app.root })
const SAY = join(app.root, "src/app/desk/tools/say.ts")

/** What is added to a tool module that says `source`. */
function added(source: string, file = SAY): string | undefined {
  const code = project.transformTool(source, file)?.code
  expect(code?.startsWith(source)).toBe(code === undefined ? undefined : true)
  return code?.slice(source.length)
}

/** The names that a module exports as values. */
function exported(source: string): string[] {
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.ESNext, target: 9 } })
  const file = ts.createSourceFile("a.js", outputText, ts.ScriptTarget.ESNext)
  const names = file.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause }) => {
    return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : []
  })
  return names.sort()
}

describe("a tool module", () => {
  it("gets a description and a schema", () => {
    expect(added(TOOL)).toBe(`const __dawn_description = "Says it.";
export { __dawn_description as description };
import { z as __dawn_z } from "zod";
const __dawn_schema = /* @__PURE__ */ __dawn_z.strictObject({ "text": __dawn_z.string() });
export { __dawn_schema as schema };
`)
    expect(transformTool(TOOL, SAY, { cwd: app.root })?.code).toBe(project.transformTool(TOOL, SAY)?.code)
    expect(transformTool(TOOL, SAY, { cwd: app.root, schema: false })?.code).not.toContain("zod")
  })

  it("is taken as it is given, not as it is on the disk", () => {
    expect(added("/** New. */\nexport default (input: { readonly count: number }) => input\n")).toMatch(
      /"New\."[\s\S]*"count": __dawn_z\.number\(\)/,
    )
  })

  it("keeps what it exports itself, however it does", () => {
    for (const own of [
      "export const description = 'Own.', schema = {}\n",
      "const text = 'Own.'\nexport { text as description, text as schema }\n",
      "export * from '../../../lib/described.js'\n",
      "export { description, schema } from '../../../lib/described.js'\n",
      "export let description: string\nexport function schema() {}\n",
      "import { description, schema } from '../../../lib/described.js'\nexport { description, schema }\n",
    ]) {
      expect(project.transformTool(own + TOOL, SAY), own).toBeNull()
    }
    expect(added(`export const description = 'Own.'\n${TOOL}`)).not.toContain("description")
    expect(added(`export const schema = 1\n${TOOL}`)).not.toContain("zod")
  })

  it("is left alone where one value is all that it exports", () => {
    const text = "/** Says it. */\nconst say = async (input: { readonly text: string }) => input\n"
    expect(added(`${text}export default say\n`)).toContain("schema")
    expect(added(`${text}export = say\n`)).toBeUndefined()
  })

  it("exports no value by exporting a type", () => {
    for (const own of [
      "export type description = string\nexport interface schema {}\n",
      "export type { description, schema } from '../../../lib/described.js'\n",
      "export * from '../../../lib/typed.js'\n",
      "export type * from '../../../lib/described.js'\n",
      "import type { description, schema } from '../../../lib/described.js'\nexport type { description, schema }\n",
      "export declare const description: string\nexport declare const schema: number\n",
    ]) {
      expect(exported(own + TOOL + added(own + TOOL)), own).toEqual(["description", "schema"])
    }
  })

  it("keeps its names, whichever it has", () => {
    const own = "const description = 1, schema = 2, z = 3, __dawn_z = 4, __dawn_schema = 5, __dawn_description = 6\n"
    const source = `${own}export const sum = description + schema + z + __dawn_z + __dawn_schema + __dawn_description\n${TOOL}`
    expect(added(source)).toMatch(/import \{ z as __dawn_z_ \}[\s\S]*const __dawn_schema_ = .* __dawn_z_\.strictObject/)
    expect(added(source)).toContain("export { __dawn_description_ as description }")
  })

  it("keeps its first lines and its last", () => {
    for (const source of [
      `#!/usr/bin/env node\n${TOOL}`,
      `\uFEFF${TOOL}`,
      `"use server"\n'use strict'\n${TOOL}`,
      TOOL.replaceAll("\n", "\r\n"),
      `${TOOL}// the end`,
      TOOL.trimEnd(),
    ]) {
      const code = source + added(source)
      expect(code.split(/\r?\n/).slice(0, 2)).toEqual(source.split(/\r?\n/).slice(0, 2))
      const { diagnostics } = ts.transpileModule(code.replace(/^\uFEFF/, ""), { reportDiagnostics: true })
      expect(diagnostics).toEqual([])
      expect(exported(code)).toEqual(["description", "schema"])
    }
  })

  it("gets a source map in which nothing has moved", () => {
    const { map } = project.transformTool(TOOL, SAY) ?? {}
    expect(map).toMatchObject({ version: 3, sources: [SAY], sourcesContent: [TOOL] })
    const mapped = new SourceMap({
      file: SAY,
      sourceRoot: "",
      ...(map as NonNullable<typeof map>),
      sourcesContent: [TOOL],
    })
    for (const [line, text] of TOOL.trimEnd().split("\n").entries()) {
      for (const word of text.matchAll(/\w+/g)) {
        expect(mapped.findEntry(line, word.index)).toMatchObject({ originalLine: line, originalColumn: word.index })
      }
    }
  })

  it("is told by any name that leads to it", () => {
    const link = join(emptyDirectory(), "link")
    symlinkSync(app.root, link, "junction")
    expect(added(TOOL, join(link, "src/app/desk/tools/say.ts"))).toContain("zod")
    expect(added(TOOL, "src/app/desk/tools/../tools/say.ts")).toContain("zod")
    expect(added(TOOL, join(app.root, "src/tools/all.ts"))).toContain("zod")
    // Hidden in one route, it is a tool all the same.
    expect(added(TOOL, join(app.root, "src/tools/say.ts"))).toContain("zod")
  })

  it("without a description or an input gets what there is", () => {
    expect(added("export default () => 1\n")).toBe(`import { z as __dawn_z } from "zod";
const __dawn_schema = /* @__PURE__ */ __dawn_z.strictObject({});
export { __dawn_schema as schema };
`)
  })
})

describe("left alone", () => {
  it.each([
    "src/app/desk/tools/say.test.ts",
    "src/app/desk/tools/types.d.ts",
    "src/app/desk/tools/deep/say.ts",
    "src/app/desk/lib/say.ts",
    "src/app/desk/index.ts",
    "src/other/tools/say.ts",
    "src/app/desk/tools/say.ts?raw",
    "src/app/desk/tools/gone.ts",
  ])("%s", (file) => {
    expect(project.transformTool(TOOL, join(app.root, file))).toBeNull()
  })

  it("what is no file of the app", () => {
    for (const id of [`\0${SAY}`, `\0virtual:tools/say.ts`, "/elsewhere/tools/say.ts", "virtual:say", ""]) {
      expect(project.transformTool(TOOL, id), id).toBeNull()
    }
  })

  it("what is no tool, or does not parse: that is for the bundler to tell", () => {
    expect(project.transformTool("export default 42\n", SAY)).toBeNull()
    expect(project.transformTool("export const a = 1\n", SAY)).toBeNull()
    expect(project.transformTool(TOOL.slice(0, -3), SAY)).toBeNull()
  })
})

describe("an unsaved source", () => {
  it("is what is analysed", async () => {
    const source = "/** Typed a moment ago. */\nexport default (input: { readonly count: number }) => [input.count]\n"
    const expected = { description: "Typed a moment ago.", outputType: "number[]" }
    expect(project.analyzeToolSync(SAY, { source })).toMatchObject(expected)
    expect(await project.analyzeTool(SAY, { source })).toMatchObject(expected)
    expect(project.analyzeToolSync(SAY)).toMatchObject({ description: "Says it." })
    expect(project.analyzeToolSync(SAY, { source: "export default (" })?.diagnostics).toMatchObject([
      { rule: "syntax", file: SAY, start: { line: 1 } },
    ])
    // A tool that is not saved at all.
    expect(project.analyzeToolSync("src/app/desk/tools/fresh.ts", { source })).toMatchObject({
      name: "fresh",
      ...expected,
    })
  })
})

describe("an app without Zod", () => {
  const { canImportZod } = createRequire(import.meta.url)(
    "../dist/plugin/zod.js",
  ) as typeof import("../js/plugin/zod.js")

  it("is told so, and its tools get no schema", () => {
    const lacking = new TestApp({ "tools/say.ts": TOOL })
    const told: string[] = []
    const check = () => canImportZod(join(lacking.root, "tools/say.ts"), (message) => told.push(message))
    expect(check()).toBe(false)
    lacking.write({ "node_modules/zod/package.json": '{ "name": "zod", "version": "3.25.1" }\n' })
    expect(check()).toBe(false)
    lacking.write({ "node_modules/zod/package.json": '{ "name": "zod", "version": "4.0.0" }\n' })
    expect(check()).toBe(true)
    expect(told).toEqual([expect.stringContaining("not installed"), expect.stringContaining("3.25.1, and 4 is needed")])
  })
})

describe("dependencies", () => {
  it("are the files that results are made of, and the directories of which the names count", () => {
    app.write({
      "src/app/desk/tools/typed.ts":
        "import type { kind } from '../../../lib/described.js'\nexport default (input: { kind: kind }) => input\n",
    })
    project.invalidate([join(app.root, "src/app/desk/tools/typed.ts")])
    const { root, files, directories, sourceDirectories } = project.dependencies()
    expect(root).toBe(app.root)
    const inApp = (paths: readonly string[]) =>
      paths.map((path) => path.slice(app.root.length + 1).replaceAll("\\", "/"))
    expect(inApp(files)).toEqual(
      expect.arrayContaining([
        ...["dawn.config.ts", "package.json", "tsconfig.json", "workspace"],
        ...["src/app/desk/index.ts", "src/app/desk/tools/say.ts", "src/tools/say.ts", "src/lib/described.ts"],
      ]),
    )
    // What nobody imports may begin to declare something for all, if the configuration takes it in.
    expect(inApp(files)).toContain("src/other/tools/say.ts")
    expect(inApp(files)).not.toContain("outside/none.ts")
    expect(inApp(directories)).toEqual(
      expect.arrayContaining(["src/app", "src/app/desk", "src/app/desk/tools", "src/tools"]),
    )
    expect(directories).not.toContain(app.root)
    expect(inApp(sourceDirectories)).toEqual(expect.arrayContaining(["src", "src/lib", "src/other/tools"]))
    expect(inApp(sourceDirectories)).not.toContain(".dawn")
  })
})
