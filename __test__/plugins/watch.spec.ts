// The plugins while the bundlers watch: what they see of an app's changes, and that they come to rest.

import { mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { ENTRY } from "../support/app.js"
import { type Built, hosts } from "../support/hosts.js"
import { greet, guest, PluginApp } from "../support/plugin-app.js"
import { Arrivals, until } from "../support/wait.js"

const LATE = 'import type { Guest } from "../../../late/guest.js"\nexport default async (input: Guest) => input\n'

/** Takes in whatever lies in the app. */
const WIDE = JSON.stringify({
  compilerOptions: {
    ...{ strict: true, target: "ES2022", lib: ["ES2022"], module: "ESNext", moduleResolution: "bundler", types: [] },
    ...{ noEmit: true, skipLibCheck: false },
  },
  include: ["**/*.ts", ".dawn/*.d.ts"],
})

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

describe.each(hosts)("$name", (host) => {
  it("follows every change and rests in between", async () => {
    const app = await PluginApp.create(`watch-${host.name}`, { "tsconfig.json": WIDE })
    const builds = new Arrivals<Built>()
    stop = await host.watch(app.root, builds.add)
    await until(() => expect(builds.last).toEqual({ errors: [], warnings: [] }))
    await builds.rest()

    // A tool.
    app.write({ "src/app/desk/tools/greet.ts": greet("Welcomes a guest.") })
    await until(async () => expect((await app.main()).description).toBe("Welcomes a guest."))
    expect(app.types).toContain("Welcomes a guest.")

    // A file that only types are taken from: the bundler itself knows nothing of it.
    app.write({ "src/lib/guest.ts": guest("readonly age?: number") })
    await until(async () => expect((await app.main()).properties).toEqual(["name", "age"]))
    expect(app.types).toContain("readonly age?: number")

    // A route that comes all at once.
    const staged = join(app.root, "staged/fresh")
    mkdirSync(join(staged, "tools"), { recursive: true })
    app.write({ "staged/fresh/index.ts": ENTRY })
    app.write({ "staged/fresh/tools/look.ts": "/** Looks. */\nexport default async () => ({ seen: true })\n" })
    renameSync(staged, join(app.root, "src/app/fresh"))
    await until(() => expect(app.types).toContain("look: () => Promise<{ seen: boolean; }>"))

    // What was not there at the start: a directory of tools for all routes, a file that an import asks for.
    await builds.rest()
    app.write({ "src/app/desk/tools/late.ts": LATE })
    await until(() => expect(builds.last?.errors.join()).toContain("late.ts:1"))
    await builds.rest()
    app.write({
      "src/tools/all.ts": "/** For all. */\nexport default async () => ({ ok: true })\n",
      "src/late/guest.ts": guest("readonly late: true"),
    })
    await until(() => expect(app.types).toContain("For all."))
    await until(() => expect(app.types).toContain("readonly late: true"))
    await until(() => expect(builds.last).toEqual({ errors: [], warnings: [] }))

    // What nobody imports, in a directory that comes with it and beside the bundle: nothing that greet was read from.
    await builds.rest()
    const added = (name: string) =>
      `export {}\ndeclare module "../src/lib/guest.js" { interface Guest { ${name}?: string } }\n`
    app.write({ "types/guest.d.ts": added("env") })
    await until(async () => expect((await app.main()).properties).toEqual(["name", "age", "env"]))
    await builds.rest()
    app.write({ "types/guest.d.ts": added("other") })
    await until(async () => expect((await app.main()).properties).toEqual(["name", "age", "other"]))
    await builds.rest()
    rmSync(join(app.root, "types"), { recursive: true })
    await until(async () => expect((await app.main()).properties).toEqual(["name", "age"]))

    // An edit of a file that means nothing to the tools and that the bundler does not know.
    await builds.rest()
    const count = builds.all.length
    app.write({ "src/plain.ts": "export const plain = 1\n", "notes.txt": "none" })
    await builds.rest()
    app.write({ "src/plain.ts": "export const plain = 2\n" })
    await builds.rest()
    // esbuild can be told of files and directories, and of nothing that they mean.
    if (host.name !== "esbuild") expect(builds.all.length).toBe(count)

    // A tool that is none, until it is gone. esbuild looks twice a second, and sees no state in between.
    await builds.rest()
    app.write({ "src/app/desk/tools/broken.ts": "export default 42\n" })
    await until(() => expect(builds.last?.errors.join()).toContain("broken.ts:1"))
    expect(app.types).toContain("readonly greet: (input:")
    rmSync(join(app.root, "src/app/desk/tools/broken.ts"))
    await until(() => expect(builds.last).toEqual({ errors: [], warnings: [] }))

    await builds.rest()
    expect(app.run("typegen", "--check").stdout).toContain("up to date")
    expect(app.typeErrors()).toEqual([])
  })
})
