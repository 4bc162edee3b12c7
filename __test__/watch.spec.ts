// `dawn-native typegen --watch`, run as people run it: what it makes of all the ways in which files change.

import { type ChildProcess, spawn } from "node:child_process"
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { desk, ENTRY, emptyDirectory, TestApp } from "./support/app.js"
import { root } from "./support/paths.js"
import { Arrivals, until } from "./support/wait.js"

const say = (text: string, input = "readonly text: string") =>
  `/** ${text} */\nexport default async (input: { ${input} }) => ({ said: input.text })\n`

/** The command while it runs. */
class Watch {
  readonly app: TestApp
  readonly #child: ChildProcess
  readonly chunks = new Arrivals<string>()
  stdout = ""
  stderr = ""
  readonly ended: Promise<{ code: number | null; signal: string | null }>

  constructor(app: TestApp, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
    this.app = app
    this.#child = spawn(process.execPath, [join(root, "bin/dawn-native.js"), "typegen", "--watch", ...args], {
      cwd: app.root,
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    })
    this.#child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.stdout += text
      this.chunks.add(text)
    })
    this.#child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      this.stderr += text
      this.chunks.add(text)
    })
    this.ended = new Promise((resolve) => this.#child.on("close", (code, signal) => resolve({ code, signal })))
  }

  /** Waits until it has said so. */
  said(text: string | RegExp): Promise<void> {
    return until(() => expect(this.stdout + this.stderr).toMatch(text))
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }
}

let running: Watch | undefined
afterEach(async () => {
  running?.kill("SIGKILL")
  await running?.ended
  running = undefined
})

async function watching(app: TestApp, args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<Watch> {
  running = new Watch(app, args, env)
  await running.said("watching for changes")
  return running
}

const speaking = (others: Readonly<Record<string, string>> = {}) => desk({ "say.ts": say("Says it.") }, others)

describe("a watch", () => {
  // Whatever it has seen, it leaves what a fresh run writes.
  afterEach(() => until(() => expect(running?.app.run("typegen", "--check").stdout).toContain("up to date")))

  it("writes what a change changes, and nothing else", async () => {
    const app = speaking()
    const watch = await watching(app)
    expect(app.types).toContain("Says it.")
    app.write({ "src/app/desk/tools/say.ts": say("Says it louder.") })
    await until(() => expect(app.types).toContain("Says it louder."))
    await watch.said("1 route, 1 tool: 2 written, 1 unchanged")

    // What says the same is not worth a line, and neither is a file that nothing is made of.
    await watch.chunks.rest()
    const before = watch.stdout
    utimesSync(join(app.root, "src/app/desk/tools/say.ts"), new Date(), new Date())
    app.write({ "notes.txt": "none", "src/other.ts": "export {}\n", ".dawn/notes.txt": "none" })
    await watch.chunks.rest()
    expect(watch.stdout).toBe(before)
    expect(watch.stderr).toBe("")
  })

  it("sees a file that is saved in two writes", async () => {
    const app = speaking()
    await watching(app)
    const text = say("Says it twice.")
    writeFileSync(join(app.root, "src/app/desk/tools/say.ts"), text.slice(0, 20))
    writeFileSync(join(app.root, "src/app/desk/tools/say.ts"), text)
    await until(() => expect(app.types).toContain("Says it twice."))
  })

  it("sees a file that another one takes the place of, again and again", async () => {
    const app = speaking()
    await watching(app)
    for (const count of ["first", "second", "third"]) {
      app.write({ "src/app/desk/tools/.say.ts.tmp": say(`Says it, ${count}.`) })
      renameSync(join(app.root, "src/app/desk/tools/.say.ts.tmp"), join(app.root, "src/app/desk/tools/say.ts"))
      await until(() => expect(app.types).toContain(`Says it, ${count}.`))
    }
  })

  it("sees routes and tools that come at once, move and go", async () => {
    const app = speaking()
    await watching(app)
    const staged = new TestApp({ "index.ts": ENTRY, "tools/a.ts": say("A."), "tools/b.ts": say("B.") })
    renameSync(staged.root, join(app.root, "src/app/fresh"))
    await until(() => expect(Object.keys(app.tools("fresh"))).toEqual(["a", "b"]))
    app.write({ "src/app/fresh/tools/c.ts": say("C.") })
    await until(() => expect(Object.keys(app.tools("fresh"))).toEqual(["a", "b", "c"]))
    renameSync(join(app.root, "src/app/fresh"), join(app.root, "src/app/moved"))
    await until(() => expect(Object.keys(app.tools("moved"))).toEqual(["a", "b", "c"]))
    expect(app.types).not.toContain('"/fresh"')
    app.write({ "src/app/moved/tools/c.ts": say("C, changed.") })
    await until(() => expect(app.types).toContain("C, changed."))
    rmSync(join(app.root, "src/app/moved"), { recursive: true })
    await until(() => expect(app.types).not.toContain('"/moved"'))
    // A directory that was not there at the start, for tools of all routes.
    app.write({ "src/tools/all.ts": say("For all.") })
    await until(() => expect(app.types).toContain("For all."))
  })

  it("writes .dawn again when it is deleted", async () => {
    const app = speaking()
    const watch = await watching(app)
    await watch.chunks.rest()
    const before = app.types
    renameSync(join(app.root, ".dawn"), join(emptyDirectory(), "deleted"))
    await until(() => expect(app.types).toBe(before))
    expect(app.generated).toEqual(["dawn.generated.d.ts", "routes.json", "routes/desk/tools.json"])
  })

  it("loses nothing over a file that is half typed, and tells its problem once", async () => {
    const app = speaking({ "src/app/desk/tools/other.ts": say("Another.") })
    const watch = await watching(app)
    const tools = app.read(".dawn/routes/desk/tools.json")
    app.write({ "src/app/desk/tools/say.ts": say("Says it.").slice(0, -4) })
    await watch.said(/error\[syntax\][\s\S]*say\.ts:2/)
    await until(() => expect(app.types).toContain("Another."))
    expect(app.types).toContain("say:")
    expect(app.read(".dawn/routes/desk/tools.json")).toBe(tools)
    app.write({ "src/app/desk/tools/other.ts": say("Yet another.") })
    await until(() => expect(app.types).toContain("Yet another."))
    await watch.chunks.rest()
    expect(watch.stderr.match(/error\[syntax\]/g)).toHaveLength(1)
    app.write({ "src/app/desk/tools/say.ts": say("Says it.") })
    await watch.said("✓ fixed: src/app/desk/tools/say.ts:")
    await until(() => expect(app.types).toContain("say: (input: { readonly text: string; })"))
  })

  it("waits for an app that is gone for a moment", async () => {
    const app = speaking()
    const watch = await watching(app)
    renameSync(join(app.root, "dawn.config.ts"), join(app.root, "gone.ts"))
    await watch.said("dawn-native: ")
    renameSync(join(app.root, "gone.ts"), join(app.root, "dawn.config.ts"))
    app.write({ "src/app/desk/tools/say.ts": say("Says it again.") })
    await until(() => expect(app.types).toContain("Says it again."))
  })

  it("sees what an import waits for", async () => {
    const waiting = 'import type { Late } from "../../../late/late.js"\nexport default async (input: Late) => input\n'
    const app = speaking({ "src/app/desk/tools/wait.ts": waiting })
    const watch = await watching(app)
    await watch.said("unresolved-import")
    app.write({ "src/late/late.ts": "export interface Late { readonly late: true }\n" })
    await watch.said("✓ fixed: src/app/desk/tools/wait.ts:")
    expect(app.types).toContain("wait: (input: { readonly late: true; })")
  })

  it("follows what nobody imports, as far as the configuration takes it in", async () => {
    const input = "readonly text: string; readonly of?: keyof Guest; readonly key?: keyof Registry"
    const app = speaking({
      "src/app/desk/tools/say.ts": `import type { Registry } from "../../../lib/registry.js"\n${say("Says it.", input)}`,
      "src/lib/registry.ts": "export interface Registry { own: 1 }\n",
      "src/env.d.ts": "interface Guest { first: 1 }\n",
      "src/plain.ts": "export const plain = 1\n",
    })
    const watch = await watching(app)
    expect(app.types).toContain('"first"')
    const edits: [path: string, text: string | null, types: string][] = [
      ["src/env.d.ts", "interface Guest { second: 2 }\n", '"second"'],
      ["src/env.d.ts", null, "Parameters<typeof"],
      // Directories that come with what they hold.
      ["src/types/deep/guest.d.ts", "interface Guest { third: 3 }\n", '"third"'],
      ["src/types/deep/guest.d.ts", "interface Guest { fourth: 4 }\n", '"fourth"'],
      [
        "src/plain.ts",
        'export {}\ndeclare module "./lib/registry.js" { interface Registry { fifth: 5 } }\n',
        '"fifth"',
      ],
      ["src/more.d.ts", 'import "./lib/registry.js"\ndeclare global { interface Guest { sixth: 6 } }\n', '"sixth"'],
    ]
    for (const [path, text, types] of edits) {
      if (text === null) rmSync(join(app.root, path))
      else app.write({ [path]: text })
      await until(() => expect(app.types).toContain(types))
      await until(() => expect(app.run("typegen", "--check").stdout).toContain("up to date"))
    }
    // What changes no type, and what is taken in by nobody.
    await watch.chunks.rest()
    const [before, time] = [watch.stdout, statSync(join(app.root, ".dawn/dawn.generated.d.ts")).mtimeMs]
    app.write({ "src/plain.ts": `${edits[4]?.[1]}export const more = 1\n`, "src/types/notes.txt": "none" })
    app.write({ "src/types/other.ts": "export interface Guest {}\n", "outside.d.ts": "interface Guest { out: 1 }\n" })
    await watch.chunks.rest()
    expect(watch.stdout).toBe(before)
    expect(statSync(join(app.root, ".dawn/dawn.generated.d.ts")).mtimeMs).toBe(time)
  })

  it("sees that packages have been installed", async () => {
    const waiting = 'import type { Kit } from "kit"\nexport default async (input: Kit) => input\n'
    const app = speaking({ "src/app/desk/tools/wait.ts": waiting })
    const watch = await watching(app)
    await watch.said("unresolved-import")
    const kit = (key: string) => ({
      "node_modules/kit/package.json": '{ "name": "kit", "version": "1.0.0", "types": "index.d.ts" }\n',
      "node_modules/kit/index.d.ts": `export interface Kit { readonly ${key}: true }\n`,
    })
    app.write({ ...kit("first"), "node_modules/.package-lock.json": "{}\n" })
    await watch.said("✓ fixed: src/app/desk/tools/wait.ts:")
    expect(app.tools("desk").wait?.parameters).toHaveProperty("properties.first")
    app.write({ ...kit("second"), "node_modules/.package-lock.json": "{ }\n" })
    await until(() => expect(app.tools("desk").wait?.parameters).toHaveProperty("properties.second"))
  })

  it("follows a package of the workspace that is linked", async () => {
    const shared = emptyDirectory()
    mkdirSync(join(shared, "src"))
    const guest = (rest: string) => `export interface Guest { readonly text: string; ${rest} }\n`
    writeFileSync(join(shared, "package.json"), '{ "name": "shared", "types": "src/index.ts" }\n')
    writeFileSync(join(shared, "src/index.ts"), guest(""))
    const app = speaking({
      "src/app/desk/tools/say.ts":
        'import type { Guest } from "shared"\nexport default async (input: Guest) => ({ said: input.text })\n',
    })
    mkdirSync(join(app.root, "node_modules"))
    symlinkSync(shared, join(app.root, "node_modules/shared"), "junction")
    await watching(app)
    expect(app.types).toContain("text: string")
    writeFileSync(join(shared, "src/index.ts"), guest("readonly age?: number"))
    await until(() => expect(app.tools("desk").say?.parameters).toHaveProperty("properties.age"))
  })
})

describe("its end", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("is clean on %s", async (signal) => {
    const watch = await watching(speaking())
    watch.kill(signal)
    expect(await watch.ended).toEqual({ code: 0, signal: null })
    expect(watch.stderr).toBe("")
  })

  it("is at once where there is no app, or where it makes no sense", () => {
    const app = new TestApp({ "dawn.config.ts": null })
    expect(app.run("typegen", "--watch")).toMatchObject({ status: 2, stdout: "" })
    expect(speaking().run("typegen", "--watch", "--check")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("give one of them"),
    })
  })
})

/** Runs `code` in the command's process before anything else. */
function patched(code: string): NodeJS.ProcessEnv {
  const patch = join(emptyDirectory(), "patch.cjs")
  writeFileSync(patch, code)
  return { NODE_OPTIONS: `--require ${JSON.stringify(patch)}` }
}

describe("in a terminal", () => {
  it("has one line that says how things stand", async () => {
    const app = speaking()
    running = new Watch(app, [], patched("process.stdout.isTTY = true\n"))
    await running.said("watching · 1 route, 1 tool")
    app.write({ "src/app/desk/tools/broken.ts": "export default 42\n" })
    await running.said("watching · 1 route, 2 tools · 1 error")
    rmSync(join(app.root, "src/app/desk/tools/broken.ts"))
    await running.said(/✓ fixed: [\s\S]*watching · 1 route, 1 tool/)
    running.kill("SIGINT")
    await running.ended
    // Each but the last is written over; the last is taken away.
    const clear = "\r\u001b[2K"
    expect(running.stdout.split("watching ·").length).toBe(running.stdout.split(clear).length)
    expect(running.stdout.endsWith(clear)).toBe(true)
  })
})

describe("a system that cannot watch", () => {
  it("is asked again and again instead, which is said in plain words", async () => {
    const app = speaking()
    const error = 'Object.assign(new Error("ENOSPC: no watches left"), { code: "ENOSPC" })'
    const watch = await watching(app, [], patched(`require("node:fs").watch = () => { throw ${error} }\n`))
    await watch.said("the system watches as many files as it may (raise fs.inotify.max_user_watches)")
    app.write({ "src/app/desk/tools/say.ts": say("Says it all the same.") })
    await until(() => expect(app.types).toContain("Says it all the same."))
    watch.kill("SIGTERM")
    expect(await watch.ended).toEqual({ code: 0, signal: null })
    expect(watch.stderr.match(/ENOSPC|max_user_watches/g)).toHaveLength(1)
  })
})

describe("as JSON", () => {
  it("each run is a line", async () => {
    const app = speaking()
    running = new Watch(app, ["--json"])
    const lines = () =>
      running?.stdout
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line)) ?? []
    await until(() => expect(lines()).toMatchObject([{ routeCount: 1, toolCount: 1 }]))
    // It says nothing of being ready.
    await until(() => {
      app.write({ "src/app/desk/tools/more.ts": say("More.") })
      expect(readFileSync(join(app.root, ".dawn/dawn.generated.d.ts"), "utf8")).toContain("More.")
    })
    await until(() => expect(lines().at(-1)).toMatchObject({ routeCount: 1, toolCount: 2 }))
  })
})
