// One plugin in several compilers of webpack or Rspack, as for a server and a client: each generates, one writes first.

import { join } from "node:path"
import { rspack } from "@rspack/core"
import { afterEach, expect, it } from "vitest"
import webpack from "webpack"
import { packOptions } from "../support/hosts.js"
import { greet, PluginApp } from "../support/plugin-app.js"
import { Arrivals, until } from "../support/wait.js"

interface Watching {
  close(done: () => void): void
}

/** Several compilers in one. */
interface Compilers extends Watching {
  watch(options: object, done: (error: Error | null, stats?: { hasErrors(): boolean }) => void): Watching
}

const makers: Record<string, (options: object[]) => Compilers> = {
  webpack: (options) => webpack(options as webpack.Configuration[]) as unknown as Compilers,
  rspack: (options) => rspack(options as never) as unknown as Compilers,
}

let stop: (() => Promise<void>) | undefined
afterEach(() => stop?.())

it.each(Object.keys(makers))("%s: all of them follow every change", async (name) => {
  const app = await PluginApp.create(`compilers-${name}`)
  const options = await packOptions(name, app.root)
  const into = (directory: string) => ({
    ...{ ...options, name: directory, output: { ...options.output, path: join(app.root, directory) } },
  })
  const compilers = makers[name]?.([into("server"), into("client")])
  const builds = new Arrivals<boolean>()
  const watching = compilers?.watch({ aggregateTimeout: 20 }, (error, stats) => {
    builds.add(error === null && stats?.hasErrors() === false)
  })
  stop = async () => {
    await new Promise<void>((resolve) => watching?.close(resolve))
    await new Promise<void>((resolve) => compilers?.close(resolve))
  }
  const built = () => ["server", "client"].map((directory) => app.read(`${directory}/main.js`))
  const have = (text: string) => until(() => built().forEach((bundle) => void expect(bundle).toContain(text)))
  const env = (key: string) => `export {}\ndeclare module "./lib/guest.js" { interface Guest { ${key}?: string } }\n`
  await have("Greets a guest.")
  await builds.rest()
  app.write({ "src/env.d.ts": env("first") })
  await have('"first"')
  await builds.rest()
  app.write({ "src/env.d.ts": env("second") })
  await have('"second"')
  await builds.rest()
  app.write({ "src/app/desk/tools/greet.ts": greet("Welcomes a guest.") })
  await have("Welcomes a guest.")
  await builds.rest()
  expect(builds.all).not.toContain(false)
})
