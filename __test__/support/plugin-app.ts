// A small app that has the packed package installed, for bundlers to build.

import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { ENTRY, TestApp } from "./app.js"
import { packedProject } from "./packed.js"

/** A tool that takes its input from another file. */
export const greet = (description: string) => `import type { Guest } from "../../../lib/guest.js"

/** ${description} */
export default async (input: Guest) => ({ text: \`Hello, \${input.name}\` })
`

export const guest = (rest = "") => `export interface Guest { readonly name: string; ${rest} }\n`

export const MAIN = `import type { RouteTools } from "dawn:routes"
import * as greet from "./app/desk/tools/greet.js"

const exports = greet as Record<string, any>
export const run = greet.default
export const description: string = exports.description
export const properties: string[] = Object.keys(exports.schema.toJSONSchema().properties)
export const call = (tools: RouteTools<"/desk">) => tools.greet({ name: "Ada" })
`

/** What the built module exports. */
export interface Main {
  readonly description: string
  readonly properties: string[]
}

let imports = 0

export class PluginApp extends TestApp {
  static async create(name: string, files: Readonly<Record<string, string>> = {}): Promise<PluginApp> {
    const root = join((await packedProject()).directory, "apps", name)
    mkdirSync(root, { recursive: true })
    return new PluginApp(
      {
        "src/app/desk/index.ts": ENTRY,
        "src/app/desk/tools/greet.ts": greet("Greets a guest."),
        "src/lib/guest.ts": guest(),
        "src/main.ts": MAIN,
        ...files,
      },
      root,
    )
  }

  /** The built module, as it is now. */
  main(): Promise<Main> {
    imports++
    return import(`${pathToFileURL(join(this.root, "out/main.js")).href}?${imports}`)
  }
}
