// An app while it is edited, without a watcher: what a run tells, and which changes matter to the next one.

import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { Live } from "../dist/live.js"
import { desk } from "./support/app.js"

const SAY = "/** Says it. */\nexport default async (input: { readonly text: string }) => ({ said: input.text })\n"
const app = (others = {}) => desk({ "say.ts": SAY }, others)

describe("a file that is being written", () => {
  const halves = { "that does not parse": SAY.slice(0, 40), "that says nothing": "" }

  it.each(Object.entries(halves))("is read once more before its half, one %s, is called wrong", async (_, half) => {
    const { root } = app()
    const live = new Live({ cwd: root }, {})
    expect((await live.run()).problems).toEqual([])
    const file = join(root, "src/app/desk/tools/say.ts")
    writeFileSync(file, half)
    live.project.invalidate([file])
    const running = live.run()
    await setTimeout(20)
    writeFileSync(file, SAY.replace("Says", "Tells"))
    const { problems, appeared, result } = await running
    expect([problems, appeared]).toEqual([[], []])
    expect(new Set([...result.written, ...result.unchanged]).size).toBe(3)
    expect(result.written).toContain(join(root, ".dawn/dawn.generated.d.ts"))
    expect(await live.run()).toMatchObject({ problems: [], result: { written: [], removed: [] } })
  })

  it("is wrong if it stays so", async () => {
    const { root } = app()
    const live = new Live({ cwd: root }, {})
    await live.run()
    writeFileSync(join(root, "src/app/desk/tools/say.ts"), "export default 42\n")
    expect((await live.run()).appeared).toMatchObject([{ rule: "tool-shape" }])
    expect((await live.run()).appeared).toEqual([])
  })
})

describe("a change matters", () => {
  it("if results were read from the file, or could be", async () => {
    const { root } = app({ "src/lib/plain.ts": "export {}\n", "outside/other.ts": "export {}\n" })
    const live = new Live({ cwd: root }, {})
    // Before anything is known, anything may.
    expect(live.concerns(join(root, "anything"), "content")).toBe(true)
    await live.run()
    const concerns = (change: "content" | "existence", paths: readonly string[]) =>
      paths.filter((path) => live.concerns(join(root, path), change))
    const known = ["src/app/desk/tools/say.ts", "src/lib/plain.ts", "tsconfig.json", "package.json", "dawn.config.ts"]
    const others = ["outside/other.ts", "notes.txt", ".dawn/dawn.generated.d.ts", ".dawn/routes.json"]
    expect(concerns("content", [...known, ...others])).toEqual(known)
    const fresh = [
      "src/app/desk/plan.md",
      "src/app/new",
      "src/lib/new.ts",
      "src/lib/new.d.mts",
      "src/tools",
      "workspace",
    ]
    const nothing = ["src/lib/new.txt", "src/lib/.new.ts.swp", "new.ts", "outside/new.ts", ".dawn/routes/x/tools.json"]
    expect(concerns("existence", [...fresh, ...nothing])).toEqual(fresh)
    // While it runs, it may read what it has not read before.
    const running = live.run()
    expect(concerns("content", ["src/lib/new.ts", ".dawn/routes.json", ".dawn"])).toEqual(["src/lib/new.ts"])
    await running
    mkdirSync(join(root, "src/lib/deep"))
    expect(concerns("existence", ["src/lib/deep"])).toEqual(["src/lib/deep"])
    await live.run()
    rmSync(join(root, "src/lib/deep"), { recursive: true })
    expect(concerns("existence", ["src/lib/deep"])).toEqual(["src/lib/deep"])
  })
})
