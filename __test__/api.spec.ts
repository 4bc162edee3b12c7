// The functions that programs call: both module systems, both twins, errors, threads.

import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { describe, expect, it } from "vitest"
import { desk, emptyDirectory } from "./support/app.js"
import { native } from "./support/native.js"
import { root } from "./support/paths.js"

const app = desk({
  "add.ts": "/** Adds. */\nexport default (input: { readonly a: number; readonly b?: number }) => ({ sum: input.a })\n",
  "add.test.ts": "export default 1\n",
})
const options = { cwd: app.root }

describe("modules", () => {
  it("`import` and `require` give the same functions", () => {
    // In a process of its own: the test runner loads modules in its own way.
    const script = `
      import { createRequire } from "node:module"
      import * as imported from "./dist/index.mjs"
      const required = createRequire(import.meta.url)("./dist/index.js")
      const names = [...new Set([...Object.keys(imported), ...Object.keys(required)])]
      console.log(names.filter((name) => imported[name] !== required[name]).join(), names.length)
    `
    const args = ["--input-type=module", "--eval", script]
    expect(spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" }).stdout).toBe(" 13\n")
  })

  it("each function has its twin", () => {
    const names = Object.keys(native).filter((name) => name.endsWith("Sync"))
    expect(names.sort()).toEqual(["analyzeToolSync", "checkSync", "discoverAppSync", "typegenSync"])
    for (const name of names) expect(native).toHaveProperty(name.slice(0, -"Sync".length))
  })
})

describe("twins agree", () => {
  it("on the app", async () => {
    expect(await native.discoverApp(options)).toEqual(native.discoverAppSync(options))
  })

  it("on a tool", async () => {
    const file = join(app.root, "src/app/desk/tools/add.ts")
    const tool = native.analyzeToolSync(file, options)
    expect(await native.analyzeTool(file, options)).toEqual(tool)
    expect(tool).toMatchObject({
      name: "add",
      file,
      description: "Adds.",
      inputType: "{ readonly a: number; readonly b?: number; }",
      inputOptional: false,
      outputType: "{ sum: number; }",
      deferred: [],
    })
    expect(tool?.parameters).toEqual({
      type: "object",
      properties: { a: { type: "number" }, b: { type: "number" } },
      required: ["a"],
      additionalProperties: false,
    })
  })

  it("on a file that is no tool", async () => {
    const file = join(app.root, "src/app/desk/tools/add.test.ts")
    expect(await native.analyzeTool(file, options)).toBeNull()
    expect(native.analyzeToolSync(file, options)).toBeNull()
  })

  it("on what typegen would write", async () => {
    const dry = { ...options, write: false }
    const result = await native.typegen(dry)
    expect(native.typegenSync(dry)).toEqual(result)
    expect(() => app.generated).toThrow()
    const written = native.typegenSync(options)
    for (const { path, content } of result.files ?? []) expect(app.read(path.slice(app.root.length + 1))).toBe(content)
    expect(written.written).toEqual(result.written)
    expect(native.typegenSync(options)).toMatchObject({ written: [], unchanged: result.written, removed: [] })
  })

  it("on failures", async () => {
    const nowhere = { cwd: emptyDirectory() }
    const failure = { name: "DawnNativeError", code: "app-root", message: expect.stringContaining("dawn.config.ts") }
    await expect(native.typegen(nowhere)).rejects.toMatchObject(failure)
    expect(() => native.typegenSync(nowhere)).toThrow(expect.objectContaining(failure))
  })
})

describe("wrong options", () => {
  it("are refused with a reason", () => {
    // biome-ignore lint/suspicious/noExplicitAny: what a caller without types can do
    const call = () => native.typegenSync({ write: "no" } as any)
    const message = expect.stringContaining("expected a boolean")
    expect(call).toThrow(expect.objectContaining({ code: "BAD_OPTIONS", message }))
  })
})

describe("formatDiagnostics", () => {
  const diagnostics = [
    {
      rule: "syntax",
      severity: "error",
      message: "Unexpected token",
      file: join(app.root, "src/app/desk/tools/add.ts"),
      start: { line: 2, column: 16 },
      end: { line: 2, column: 22 },
    },
  ] as const

  it("pretty shows the source", () => {
    const text = native.formatDiagnostics(diagnostics, { format: "pretty", cwd: app.root })
    expect(text).toContain("Unexpected token")
    expect(text).toContain("src/app/desk/tools/add.ts:2:16")
    expect(text).toContain("export default (input: ")
    expect(text).not.toContain("\u001b")
    expect(native.formatDiagnostics(diagnostics, { format: "pretty", color: true })).toContain("\u001b[")
  })

  it("json is the diagnostics", () => {
    expect(JSON.parse(native.formatDiagnostics(diagnostics, { format: "json" }))).toEqual(diagnostics)
  })
})

describe("threads", () => {
  it("workers come and go", async () => {
    const source = `
      const { parentPort, workerData } = require("node:worker_threads")
      const { typegen } = require(workerData.module)
      typegen({ cwd: workerData.cwd, write: false }).then(({ toolCount }) => parentPort.postMessage(toolCount))
    `
    const workerData = { module: join(root, "dist/index.js"), cwd: app.root }
    const counts = Array.from({ length: 4 }, () => {
      const worker = new Worker(source, { eval: true, workerData })
      return new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject))
    })
    expect(await Promise.all(counts)).toEqual([1, 1, 1, 1])
  })

  it("many calls at once give one answer", async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => native.discoverApp(options)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})
