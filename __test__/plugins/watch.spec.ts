// The plugins while the bundlers watch: what they see of an app's changes, and that they come to rest.

import { mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { afterEach, describe, expect, it } from "vitest"
import { ENTRY } from "../support/app.js"
import { type Built, hosts } from "../support/hosts.js"
import { greet, guest, PluginApp } from "../support/plugin-app.js"
import { Arrivals, until } from "../support/wait.js"

const LATE = 'import type { Guest } from "../../../late/guest.js"\nexport default async (input: Guest) => input\n'

let stop: (() => Promise<void>) | undefined
afterEach(async () => {
  await stop?.()
  stop = undefined
})

describe.each(hosts)("$name", (host) => {
  it("follows every change and rests in between", async () => {
    const app = await PluginApp.create(`watch-${host.name}`)
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
    // While it builds, Rollup may miss that a directory comes, with any plugin.
    await builds.rest()
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
    // Rolldown, which Vite builds with, waits for no file, and sees them when it builds again.
    if (["vite", "rolldown"].includes(host.name)) app.write({ "src/app/desk/tools/greet.ts": greet("Greets again.") })
    await until(() => expect(app.types).toContain("For all."))
    await until(() => expect(app.types).toContain("readonly late: true"))
    await until(() => expect(builds.last).toEqual({ errors: [], warnings: [] }))

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
