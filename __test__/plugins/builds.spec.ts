// The plugins in the real bundlers: one build each, of an app that has the package installed as npm would.

import { writeFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { hosts } from "../support/hosts.js"
import { greet, MAIN, PluginApp } from "../support/plugin-app.js"

describe.each(hosts)("$name", (host) => {
  it("generates the types and adds the exports that tools lack", async () => {
    const app = await PluginApp.create(`build-${host.name}`)
    expect(await host.build(app.root)).toEqual({ errors: [], warnings: [] })
    expect(await app.main()).toMatchObject({ description: "Greets a guest.", properties: ["name"] })
    expect(app.typeErrors()).toEqual([])

    // The same bytes as from the command line.
    expect(app.generated).toEqual(["dawn.generated.d.ts", "routes.json", "routes/desk/tools.json"])
    expect(app.run("typegen", "--check").stdout).toContain("up to date")

    // The source map leads from the bundle to the tool as it was written.
    const bundle = app.read("out/main.js")
    const map = new SourceMap(JSON.parse(app.read("out/main.js.map")))
    const line = bundle.split("\n").findIndex((text) => text.includes("Hello, "))
    const entry = map.findEntry(line, bundle.split("\n")[line]?.indexOf("Hello, ") ?? 0)
    expect(entry).toMatchObject({ originalSource: expect.stringMatching(/tools\/greet\.ts$/), originalLine: 3 })
  })

  it("adds to a tool that exports types of those names", async () => {
    const types = `export type description = string\nexport type { Guest as schema } from "../../../lib/guest.js"\n`
    const app = await PluginApp.create(`types-${host.name}`, {
      "src/app/desk/tools/greet.ts": `${types}${greet("Greets a guest.")}`,
    })
    expect(await host.build(app.root)).toEqual({ errors: [], warnings: [] })
    expect(await app.main()).toMatchObject({ description: "Greets a guest.", properties: ["name"] })
  })

  it("asks no module but tools of the app what they can import", async () => {
    const app = await PluginApp.create(`foreign-${host.name}`, {
      "src/main.ts": `import "../lib/tools/first.js"\n${MAIN}`,
      "lib/tools/first.ts": "/** First. */\nexport default async () => ({ ok: true })\n",
      "lib/node_modules/zod/package.json": '{ "name": "zod", "version": "3.25.1" }\n',
    })
    expect(await host.build(app.root)).toEqual({ errors: [], warnings: [] })
    expect(await app.main()).toMatchObject({ description: "Greets a guest.", properties: ["name"] })
  })

  it("shows what is wrong with a tool, and generates the others", async () => {
    const app = await PluginApp.create(`broken-${host.name}`, {
      "src/app/desk/tools/broken.ts": "export default 42\n",
      "src/app/desk/tools/vague.ts": "/** Says nothing. */\nexport default async (input: any) => ({ ok: true })\n",
    })
    const { errors, warnings } = await host.build(app.root)
    expect(errors.join("\n")).toMatch(/broken\.ts:1/)
    expect(warnings.join("\n")).toMatch(/vague\.ts:2/)
    expect(app.types).toContain("greet: (input:")
    writeFileSync(join(app.root, "src/app/desk/tools/broken.ts"), "export default () => 42\n")
    expect((await host.build(app.root)).errors).toEqual([])
  })
})
