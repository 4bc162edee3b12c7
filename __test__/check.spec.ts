// `check` as a command and as a function: formats, levels, limits, exit statuses; SARIF held against its types.

import { symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Log } from "sarif"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { desk, emptyDirectory, TestApp } from "./support/app.js"
import { check, checkSync, formatDiagnostics, Project, resolveToolScope } from "./support/native.js"
import { root } from "./support/paths.js"

const app = new TestApp({
  "src/app/desk [é]/index.ts":
    'import { agent } from "@dawn-ai/sdk"\n\nexport default agent({ tools: { deny: ["ad", "add"] } })\n',
  "src/app/desk [é]/tools/add.ts": "export default async (input: { a: number }) => ({ sum: input.a })\n",
})

describe("the command", () => {
  it("shows the source, and ends with a summary and with 1 for an error", () => {
    const { status, stdout, stderr } = app.run("check")
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" })
    expect(stdout).toBe(
      [
        "error[unknown-tool DAWN_E1001]: `tools.deny` names `ad`, but the route `/desk [é]` has no such tool",
        " --> src/app/desk [é]/index.ts:3:40",
        "  |",
        '3 | export default agent({ tools: { deny: ["ad", "add"] } })',
        "  |                                        ^^^^",
        "  |",
        "  = note: its tools are in: src/app/desk [é]/tools",
        "  = help: did you mean `add`? it has add",
        "  = note: https://dawnai.org/docs/tools#scoping-a-routes-tools",
        "",
        "warning[missing-description]: the tool has no description",
        " --> src/app/desk [é]/tools/add.ts:1:1",
        "  |",
        "1 | export default async (input: { a: number }) => ({ sum: input.a })",
        "  | ^^^^^^^^^^^^^^",
        "  |",
        "  = help: the model would see only its name: write a doc comment above the function, or `export const description`",
        "",
        "warning[input-readonly]: `input.a` is not `readonly`",
        " --> src/app/desk [é]/tools/add.ts:1:32",
        "  |",
        "1 | export default async (input: { a: number }) => ({ sum: input.a })",
        "  |                                ^",
        "  |",
        "  = help: write `readonly` in front of it, or run `dawn-native check --fix`",
        "",
        "✗ 1 route: 1 error, 2 warnings",
        "",
      ].join("\n"),
    )
  })

  it("--rule sets levels, --quiet hides what is no error, --max-warnings limits warnings", () => {
    const rules = ["--rule", "unknown-tool=warning", "--rule", "missing-description=off"]
    expect(app.run("check", ...rules)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("! 1 route: 2 warnings"),
    })
    const quiet = app.run("check", ...rules, "--quiet", "--max-warnings", "1")
    expect(quiet).toEqual({ status: 1, stdout: "! 1 route: 2 warnings; more than 1 warning\n", stderr: "" })
    expect(app.run("check", ...rules, "--max-warnings", "2").status).toBe(0)
    expect(app.run("check", "--rule", "input-readonly=error", "--quiet").stdout).toContain("error[input-readonly]")
  })

  it.each([
    [["--rule", "input-readonyl=off"], "there is no rule `input-readonyl`; did you mean `input-readonly`?"],
    [["--rule", "syntax=fatal"], "unknown variant `fatal`"],
    [["--rule", "syntax"], "'--rule' takes a rule and its level"],
    [["--format", "xml"], "There is no format 'xml'; there are pretty, json, github, sarif"],
    [["--max-warnings", "few"], "'--max-warnings' takes a number"],
  ])("%j is wrong", (args, message) => {
    const { status, stdout, stderr } = app.run("check", ...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" })
    expect(stderr).toContain(message)
  })

  it("--format json and --json print what programs read, and nothing else", () => {
    const list = app.run("check", "--format", "json")
    expect(JSON.parse(list.stdout)).toEqual(checkSync({ cwd: app.root }).diagnostics)
    expect(list.stderr).toBe("✗ 1 route: 1 error, 2 warnings\n")
    const result = app.run("check", "--json")
    expect(JSON.parse(result.stdout)).toEqual(checkSync({ cwd: app.root }))
  })

  it("--format github writes workflow commands", () => {
    expect(app.run("check", "--format", "github", "--quiet").stdout).toBe(
      "::error file=src/app/desk [é]/index.ts,line=3,col=40,endColumn=43,title=unknown-tool (DAWN_E1001)::" +
        "`tools.deny` names `ad`, but the route `/desk [é]` has no such tool%0Adid you mean `add`? it has add\n",
    )
  })

  it("finds nothing to say of an app that is as it should be", () => {
    const own = desk({
      "add.ts": "/** Adds. */\nexport default async (input: { readonly a: number }) => ({ sum: input.a })\n",
    })
    expect(own.run("check")).toEqual({ status: 0, stdout: "✓ 1 route: nothing to say\n", stderr: "" })
    expect(() => own.generated).toThrow()
  })

  it("--fix says what it has changed", () => {
    const own = desk({
      "add.ts": "/** Adds. */\nexport default async (input: { a: number }) => ({ sum: input.a })\n",
    })
    const { status, stdout } = own.run("check", "--fix")
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: "  fixed src/app/desk/tools/add.ts\n✓ 1 route: nothing to say\n",
    })
    expect(own.read("src/app/desk/tools/add.ts")).toContain("{ readonly a: number }")
  })

  it("colours for a terminal only", () => {
    expect(app.run("check").stdout).not.toContain("\u001b")
  })
})

describe("LangChain itself", () => {
  it("is known by its types", () => {
    const langchain = 'import * as langchain from "@langchain/core/tools"\nimport { z } from "zod"\n'
    const schema = "schema: z.object({ q: z.string() })"
    const own = desk({
      "made.ts": `${langchain}export default langchain.tool(async () => "x", { name: "made", ${schema} })\n`,
      "dynamic.ts": `${langchain}const it = new langchain.DynamicStructuredTool({ name: "d", description: "D.", ${schema}, func: async () => "x" })\nexport default it\n`,
      "extended.ts": `${langchain}class Own extends langchain.StructuredTool {\n  name = "own"\n  description = "O."\n  ${schema.replace(":", " =")}\n  protected async _call() {\n    return "x"\n  }\n}\nexport default new Own()\n`,
    })
    symlinkSync(join(root, "node_modules"), join(own.root, "node_modules"))
    const { diagnostics } = checkSync({ cwd: own.root })
    expect(
      diagnostics.map(({ rule, tool, message, help }) => [rule, tool, message, help?.split("\n").slice(1)]),
    ).toEqual(
      [
        ["dynamic", [], "it"],
        ["extended", ["const extended = new Own()"], "extended"],
        ["made", ["const made = langchain.tool(…)"], "made"],
      ].map(([tool, lines, name]) => [
        "tool-shape",
        tool,
        "the default export is a LangChain tool, not a function",
        [
          ...(lines ?? []),
          `export default async (input: z.infer<typeof schema>) => ({ result: await ${name}.invoke(input) })`,
        ],
      ]),
    )
  })
})

describe("SARIF", () => {
  const text = () => formatDiagnostics(checkSync({ cwd: app.root }).diagnostics, { format: "sarif", cwd: app.root })

  it("is a log as its types say, with nothing that they do not know", () => {
    const directory = emptyDirectory()
    const file = join(directory, "log.ts")
    writeFileSync(file, `import type { Log } from "sarif"\nexport const log: Log = ${text()}`)
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: ["sarif"],
      typeRoots: [join(root, "node_modules/@types")],
      paths: { sarif: [join(root, "node_modules/@types/sarif/index.d.ts")] },
    })
    expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([])
  })

  it("leads from a result to its rule, its file and its place", () => {
    const log: Log = JSON.parse(text())
    const [run] = log.runs
    const [result] = run?.results ?? []
    const rules = run?.tool.driver.rules ?? []
    expect(log.version).toBe("2.1.0")
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
    expect(rules[result?.ruleIndex ?? -1]).toMatchObject({
      id: "unknown-tool",
      defaultConfiguration: { level: "error" },
    })
    const { artifactLocation, region } = result?.locations?.[0]?.physicalLocation ?? {}
    const base = run?.originalUriBaseIds?.[artifactLocation?.uriBaseId ?? ""]?.uri
    const url = new URL(artifactLocation?.uri ?? "", base)
    expect(decodeURIComponent(url.pathname)).toBe(`${app.root}/src/app/desk [é]/index.ts`)
    expect(region).toEqual({ startLine: 3, startColumn: 40, endLine: 3, endColumn: 44 })
    const related = result?.relatedLocations?.[0]?.physicalLocation?.artifactLocation?.uri ?? ""
    expect(decodeURIComponent(related)).toBe("src/app/desk [é]/tools")
  })
})

describe("the function", () => {
  it("agrees with its twin, and with a project", async () => {
    const result = checkSync({ cwd: app.root })
    expect(await check({ cwd: app.root })).toEqual(result)
    expect(await new Project({ cwd: app.root }).check()).toEqual(result)
    expect(new Project({ cwd: app.root }).checkSync({ rules: { "unknown-tool": "off" } }).ok).toBe(true)
  })

  it("refuses rules and levels that do not exist", () => {
    const call = (rules: object) => () => checkSync({ cwd: app.root, rules } as Parameters<typeof checkSync>[0])
    const refusal = (text: string) =>
      expect.objectContaining({ code: "BAD_OPTIONS", message: expect.stringContaining(text) })
    expect(call({ "unknown-tol": "off" })).toThrow(refusal("did you mean `unknown-tool`?"))
    expect(call({ syntax: "no" })).toThrow(refusal("unknown variant `no`"))
  })

  it("of `resolveToolScope` composes a host's own lists", () => {
    const tools = [
      { name: "pay", origin: "route" },
      { name: "pay", origin: "shared" },
      { name: "find", origin: "shared", file: "/app/src/tools/find.ts" },
      { name: "runBash", origin: "capability" },
    ] as const
    const of = (options: object) =>
      resolveToolScope({ tools, ...options }).map(({ status, approve, constrain }) =>
        [status, ...(approve ? ["approve"] : []), ...(constrain ? ["constrain"] : [])].join(" "),
      )
    expect(of({})).toEqual(["kept", "shadowed", "kept", "kept"])
    expect(of({ subagent: true })).toEqual(["kept", "shadowed", "withheld", "withheld"])
    expect(of({ subagent: true, allow: ["find"], approve: ["find", "runBash"] })).toEqual([
      "kept",
      "shadowed",
      "kept approve",
      "withheld",
    ])
    expect(of({ allow: ["pay"], deny: ["pay"], approve: ["find"], constrain: ["find", "pay"] })).toEqual([
      "denied",
      "shadowed",
      "kept constrain",
      "kept",
    ])
    expect(resolveToolScope({ tools })[2]).toMatchObject({ name: "find", file: "/app/src/tools/find.ts" })
    expect(() => resolveToolScope({ tools: [{ name: "x", origin: "elsewhere" as "route" }] })).toThrow("elsewhere")
  })
})
