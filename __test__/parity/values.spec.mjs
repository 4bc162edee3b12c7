// Every schema that is generated for the apps: valid by the 2020-12 meta-schema, and of the same mind as the type about
// values of it and about values that differ in one place.
import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { setImmediate } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import Ajv from "ajv/dist/2020.js"
import ts from "typescript"
import { beforeAll, describe, expect, it } from "vitest"
import { openApp } from "./expect.mjs"
import { generate, slugOf } from "./ours.mjs"
import { expectedTool } from "./tool.mjs"
import { Values } from "./values.mjs"

const apps = fileURLToPath(new URL("../apps/", import.meta.url))

/** What doc tags add to the schema of a type. */
const OF_TAGS = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "maxItems",
  "uniqueItems",
]

/** A schema without what only doc tags ask for. Names of properties are no keywords. */
function withoutTags(schema, isNames = false) {
  if (Array.isArray(schema)) return schema.map((one) => withoutTags(one))
  if (typeof schema !== "object" || schema === null) return schema
  const kept = Object.entries(schema).filter(([keyword]) => isNames || !OF_TAGS.includes(keyword))
  return Object.fromEntries(
    kept.map(([keyword, inner]) => {
      const isData = !isNames && ["default", "examples", "enum", "const"].includes(keyword)
      const holdsNames = !isNames && ["properties", "patternProperties", "$defs"].includes(keyword)
      return [keyword, isData ? inner : withoutTags(inner, holdsNames)]
    }),
  )
}

const ajv = new Ajv({
  strict: true,
  strictTypes: false,
  strictTuples: false,
  strictRequired: false,
  allowMatchingProperties: true,
  validateFormats: false,
  ownProperties: true,
  // Each schema is compiled for a few hundred values only.
  code: { optimize: false },
})

describe.each(readdirSync(apps))("schemas of %s", (name) => {
  const appRoot = join(apps, name)
  let app
  let generated
  let tools

  beforeAll(() => {
    app = openApp(ts, appRoot)
    generated = generate(appRoot)
    tools = app.routes.flatMap((route) => {
      const text = generated.files.get(`routes/${slugOf(route.path)}/tools.json`)
      const written = text === undefined ? {} : JSON.parse(text)
      return route.tools.map((tool) => ({ ...tool, schemas: written[tool.name] }))
    })
  })

  it("are JSON Schema 2020-12", () => {
    let count = 0
    for (const { file, schemas } of tools) {
      for (const schema of [schemas.parameters, schemas.output]) {
        ajv.validateSchema(schema)
        expect(ajv.errors, relative(appRoot, file)).toBeNull()
        count++
      }
    }
    expect(count).toBeGreaterThanOrEqual(tools.length * 2)
  })

  it("admit what the type admits", async () => {
    const values = new Values(ts, app.program)
    const verdicts = { true: 0, false: 0 }
    // Of a type that is left to TypeScript a schema may admit more.
    const deferred = new Set(
      generated.diagnostics.filter(({ rule }) => rule === "deferred-type").map(({ file }) => file),
    )
    for (const { file, schemas } of tools) {
      // The runner wants to hear from its workers now and then.
      await setImmediate()
      // These tags say with keywords of types what the type does not say.
      if (/@(pattern|minItems)/.test(readFileSync(file, "utf8"))) continue
      const { input } = expectedTool(ts, app.program, file)
      const isObject =
        schemas.parameters.anyOf !== undefined || Object.keys(schemas.parameters.properties ?? {}).length > 0
      if (!input || input.rest || !isObject) continue
      // The one name that ajv overlooks.
      if (Object.hasOwn(schemas.parameters.properties ?? {}, "__proto__")) continue
      const validate = ajv.compile(withoutTags(schemas.parameters))
      for (const value of values.candidates(input.type)) {
        const expected = typeof value === "object" && value !== null && values.admits(input.type, value)
        const where = `${relative(appRoot, file)}: ${JSON.stringify(value)}`
        if (expected || !deferred.has(file)) expect(validate(value), where).toBe(expected)
        verdicts[expected]++
      }
    }
    expect(verdicts.true).toBeGreaterThan(tools.length)
    expect(verdicts.false).toBeGreaterThan(tools.length)
  }, 240_000)
})
