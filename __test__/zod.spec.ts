// The Zod schemas that tools are given when they are bundled: read back by Zod, they say what `tools.json` says.

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { z } from "zod"
import { discoverAppSync, Project } from "./support/native.js"
import { root } from "./support/paths.js"
import { DIFFERENCES, isSame } from "./support/zod-schema.js"

type Json = Record<string, unknown>

/** The schema that a transformed module exports. */
function schemaOf(added: string): z.ZodType {
  const [, zod = ""] = /^import \{ z as (\w+) \} from "zod";$/m.exec(added) ?? []
  const [, name = "", source = ""] = /^const (\w+) = ([^\n]*__dawn_z[^\n]*);$/m.exec(added) ?? []
  expect(added).toContain(`export { ${name} as schema };`)
  return new Function(zod, `return ${source}`)(z)
}

describe.each(["cases", "edges", "wider", "wild"])("the app %s", (name) => {
  const cwd = join(root, "__test__/apps", name)
  const project = new Project({ cwd })

  it("every tool's schema is the same in both", () => {
    const { files = [] } = project.typegenSync({ write: false })
    const schemas = new Map<string, Json>()
    for (const { path, content } of files.filter(({ path }) => path.endsWith("tools.json"))) {
      for (const [tool, { parameters }] of Object.entries(
        JSON.parse(content) as Record<string, { parameters: Json }>,
      )) {
        schemas.set(`${path} ${tool}`, parameters)
      }
    }
    const different: unknown[] = []
    let compared = 0
    for (const { slug, tools } of discoverAppSync({ cwd }).routes) {
      for (const { name: tool, file } of tools) {
        const source = readFileSync(file, "utf8")
        const transformed = project.transformTool(source, file, { settled: true })
        const ours = schemas.get(`${join(cwd, ".dawn/routes", slug, "tools.json")} ${tool}`)
        // What is no tool gets no exports, nor does a module that hands on names which nobody knows.
        const isLeftAlone = ours === undefined || /^export \* from "shorthand"$/m.test(source)
        expect(transformed === null, file).toBe(isLeftAlone)
        if (isLeftAlone || transformed === null) continue
        const zods = z.toJSONSchema(schemaOf(transformed.code.slice(source.length))) as Json
        if (!isSame(ours, zods)) different.push({ file, ours, zods })
        compared++
      }
    }
    expect(different).toEqual([])
    expect(compared).toBeGreaterThan(10)
  }, 240_000)
})

describe("the differences in writing", () => {
  it("are those that the README lists", () => {
    const readme = readFileSync(join(root, "README.md"), "utf8").replace(/\s+/g, " ")
    expect(DIFFERENCES.filter(({ reason }) => !readme.includes(reason)).map(({ reason }) => reason)).toEqual([])
  })

  it("leave nothing else out of account", () => {
    const text = { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false }
    expect(isSame(text, z.toJSONSchema(z.strictObject({ a: z.string() })) as Json)).toBe(true)
    for (const other of [
      z.strictObject({ a: z.string().optional() }),
      z.strictObject({ a: z.string().min(1) }),
      z.strictObject({ a: z.string().describe("a") }),
      z.looseObject({ a: z.string() }),
      z.strictObject({ b: z.string() }),
    ]) {
      expect(isSame(text, z.toJSONSchema(other) as Json)).toBe(false)
    }
  })
})
