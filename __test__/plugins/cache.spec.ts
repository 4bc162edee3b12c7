// What webpack keeps on the disk from one process to the next.

import { rmSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import webpack from "webpack"
import { ENTRY } from "../support/app.js"
import { packOptions, plugin } from "../support/hosts.js"
import { PluginApp } from "../support/plugin-app.js"

/** Builds as a new process would; gives the tools that were not taken from the cache. */
async function build(app: PluginApp): Promise<string[]> {
  const cache = { type: "filesystem", cacheDirectory: join(app.root, "cache") }
  const options = await packOptions("webpack", app.root)
  // Another app of the same project, which knows nothing of these tools.
  const plugins = [...options.plugins, await plugin("webpack", app.root, { appRoot: "other" })]
  const compiler = webpack({ ...options, plugins, cache } as webpack.Configuration)
  const made: string[] = []
  compiler?.hooks.compilation.tap("test", ({ hooks }) =>
    hooks.succeedModule.tap("test", (module) => {
      const { resource = "" } = module as { resource?: string }
      if (resource.includes("tools")) made.push(resource.slice(app.root.length + 1))
    }),
  )
  const errors = await new Promise((resolve, reject) =>
    compiler?.run((error, stats) =>
      error ? reject(error) : resolve(stats?.toJson({ all: false, errors: true }).errors),
    ),
  )
  expect(errors).toEqual([])
  await new Promise((resolve) => compiler?.close(resolve))
  return made
}

it("is made anew where what a tool was not read from declares something else by now, and only there", async () => {
  const app = await PluginApp.create("cache", {
    "src/app/desk/tools/greet.ts": `import type { Guest } from "../../../lib/guest.js"\nexport default async (input: Guest) => input\n`,
  })
  app.write({ "other/dawn.config.ts": "export default {}\n", "other/package.json": "{}\n" })
  app.write({ "other/src/app/desk/index.ts": ENTRY })
  const greet = ["src/app/desk/tools/greet.ts"]
  expect(await build(app)).toEqual(greet)
  expect(await build(app)).toEqual([])
  app.write({
    "src/env.d.ts": 'export {}\ndeclare module "./lib/guest.js" { interface Guest { env?: string } }\n',
  })
  expect(await build(app)).toEqual(greet)
  expect((await app.main()).properties).toEqual(["name", "env"])
  expect(await build(app)).toEqual([])
  rmSync(join(app.root, "src/env.d.ts"))
  expect(await build(app)).toEqual(greet)
  expect((await app.main()).properties).toEqual(["name"])
})
