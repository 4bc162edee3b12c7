// The command line's manners: usage, exit statuses, JSON, colours, pipes.

import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { desk, ENTRY, run, TestApp } from "./support/app.js"
import { root } from "./support/paths.js"

const ADD = "/** Adds. */\nexport default (input: { readonly a: number; readonly b?: number }) => ({ sum: input.a })\n"
const app = desk(
  { "add.ts": ADD },
  { "src/app/shop/index.ts": ENTRY, "src/app/shop/plan.md": "", "src/tools/add.ts": ADD },
)

describe("usage", () => {
  it.each([
    [[], "Usage:"],
    [["tpyegen"], "There is no command 'tpyegen'"],
    [["typegen", "--colour"], "--colour"],
    [["typegen", "extra"], "Unexpected argument 'extra'"],
    [["typegen", "--cwd"], "--cwd"],
    [["explain"], "needs the name of a tool"],
    [["explain", "subtract"], "There is no tool 'subtract'; there are add"],
    [["explain", "add", "--route", "/nowhere"], "There is no route '/nowhere'"],
    [["constructor"], "There is no command 'constructor'"],
  ])("%j is wrong", (args, message) => {
    const { status, stdout, stderr } = app.run(...args)
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" })
    expect(stderr).toContain(message)
    expect(stderr).not.toContain("    at ")
  })

  it.each([[["--help"]], [["help"]], [["typegen", "--help"]], [["explain", "-h"]]])("%j helps", (args) => {
    const { status, stdout, stderr } = app.run(...args)
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
    expect(stdout).toContain("Usage: dawn-native")
  })

  it("--version is the package's", () => {
    expect(app.run("--version").stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe("typegen", () => {
  it("--check fails until the files are there, and writes none", () => {
    const own = desk({ "add.ts": ADD })
    const before = own.run("typegen", "--check")
    expect(before.status).toBe(1)
    expect(before.stdout).toContain(".dawn/dawn.generated.d.ts is out of date")
    expect(() => own.generated).toThrow()
    expect(own.run("typegen").status).toBe(0)
    expect(own.run("typegen", "--check")).toMatchObject({ status: 0, stdout: expect.stringContaining("up to date") })
  })

  it("--json prints the result and nothing else", () => {
    const result = JSON.parse(app.run("typegen", "--json").stdout)
    expect(result).toMatchObject({ routeCount: 2, diagnostics: [] })
  })

  it("--timing goes to stderr", () => {
    const { stdout, stderr } = app.run("typegen", "--json", "--timing")
    expect(() => JSON.parse(stdout)).not.toThrow()
    expect(stderr).toMatch(/typegen: \d+\.\d ms/)
  })

  it("--cwd looks from there upwards", () => {
    expect(run("/", ["typegen", "--cwd", join(app.root, "src/app/desk")]).status).toBe(0)
  })
})

describe("routes", () => {
  it("is a table", () => {
    expect(app.run("routes").stdout).toBe(
      [
        "route  kind      tool        origin      file                       status",
        "/desk  workflow  add         route       src/app/desk/tools/add.ts  kept",
        "                 add         shared      src/tools/add.ts           shadowed",
        "/shop  workflow  add         shared      src/tools/add.ts           kept",
        "                 writeTodos  capability  planning                   kept",
        "",
      ].join("\n"),
    )
  })

  it("--json is the app", () => {
    const { routes } = JSON.parse(app.run("routes", "--json").stdout)
    expect(routes.map(({ path }: { path: string }) => path)).toEqual(["/desk", "/shop"])
  })

  it("survives a reader that leaves", () => {
    const command = `"${process.execPath}" "${join(root, "bin/dawn-native.js")}" routes | true`
    const { stderr } = spawnSync("sh", ["-c", command], { cwd: app.root, encoding: "utf8" })
    expect(stderr).toBe("")
  })
})

describe("explain", () => {
  it("shows every tool of that name", () => {
    const { status, stdout } = app.run("explain", "add")
    expect(status).toBe(0)
    expect(stdout).toContain("src/app/desk/tools/add.ts")
    expect(stdout).toContain("src/tools/add.ts")
    expect(stdout).toContain("(input: { readonly a: number; readonly b?: number; }) => Promise<{ sum: number; }>")
  })

  it("takes a route, or a file", () => {
    const byRoute = app.run("explain", "add", "--route", "/shop").stdout
    expect(byRoute).not.toContain("src/app/desk")
    expect(app.run("explain", "src/tools/add.ts").stdout).toBe(byRoute)
  })

  it("says where a capability's tool comes from, once for each signature that routes have it with", () => {
    const own = new TestApp({
      "workspace/notes.md": "",
      "src/app/desk/index.ts": ENTRY,
      "src/app/desk/plan.md": "",
      "src/app/desk/subagents/clerk/index.ts": ENTRY,
      "src/app/shop/index.ts": ENTRY,
      "src/app/shop/plan.md": "",
      "src/app/shop/subagents/seller/index.ts": ENTRY,
      "src/app/shop/tools/readFile.ts": "/** Ours. */\nexport default async () => ({ own: true })\n",
      "src/app/shop/tools/listDir.ts": "export const none = 1\n",
    })
    own.run("typegen")
    const explained = (...args: string[]) => {
      const { status, stdout, stderr } = own.run("explain", ...args)
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
      return stdout
    }
    const text = (name: string, capability: string, routes: string) =>
      `${name}  capability ${capability}, in ${routes}\n`
    const plan = explained("writeTodos")
    expect(plan).toContain(text("writeTodos", "planning", "/desk, /shop"))
    expect(plan).toContain("\ngiven by\n  src/app/desk/plan.md\n  src/app/shop/plan.md\n")
    const [, signature = ""] = plan.split(/^signature$|^given by$/m)
    const flat = (lines: string) => lines.replaceAll(/\s+/g, " ").trim()
    expect(flat(own.types)).toContain(`readonly writeTodos: ${flat(signature)};`)

    const tasks = explained("task").split("\n\ntask")
    expect(tasks).toEqual([expect.stringContaining('"clerk"'), expect.stringContaining('"seller"')])
    expect(tasks[1]).toContain("in /shop\n")
    // What is hidden by an authored tool is no capability's, but what is no tool hides none.
    const readFile = JSON.parse(explained("readFile", "--json")) as unknown
    const others = ["/desk", "/desk/subagents/clerk", "/shop/subagents/seller"]
    expect(readFile).toMatchObject([
      { file: join(own.root, "src/app/shop/tools/readFile.ts"), routes: ["/shop"] },
      { capability: "workspace", markers: [join(own.root, "workspace")], routes: others },
    ])
    expect(explained("listDir", "--route", "/shop")).toContain(text("listDir", "workspace", "/shop"))
    expect(own.run("explain", "recall").stderr).toMatch(/no tool 'recall'; there are listDir, readFile, /)
  })

  it("says why a file is no tool", () => {
    const own = desk({ "limit.ts": "export default 3\n" })
    for (const tool of ["limit", "src/app/desk/tools/limit.ts"]) {
      const { status, stdout, stderr } = own.run("explain", tool)
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" })
      expect(stderr).toContain("the default export cannot be called")
      expect(stderr).toContain("limit.ts:1")
    }
  })
})

describe("colours", () => {
  const out = (env: NodeJS.ProcessEnv) => run(app.root, ["routes"], { env }).stdout

  it("are off in a pipe, and off by NO_COLOR", () => {
    expect(out({ NO_COLOR: "", FORCE_COLOR: undefined })).not.toContain("\u001b")
    expect(out({ NO_COLOR: "1", FORCE_COLOR: "1" })).not.toContain("\u001b")
  })

  it("are on by FORCE_COLOR", () => {
    expect(out({ NO_COLOR: "", FORCE_COLOR: "1" })).toContain("\u001b[")
  })
})
