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

/** The types of a tool with their schemas. What stands for a type parameter is the judge's matter. */
function partsOf({ input, output, signature }, schemas) {
  if (signature.typeParameters) return []
  const { anyOf, properties } = schemas.parameters
  const isInput = input && !input.rest && (anyOf !== undefined || Object.keys(properties ?? {}).length > 0)
  const isObject = (value) => typeof value === "object" && value !== null
  return [
    { type: output, schema: schemas.output, admits: () => true },
    // An input is an object, whatever else its type admits.
    ...(isInput ? [{ type: input.type, schema: schemas.parameters, admits: isObject }] : []),
  ]
}

/** Whether it is told that a schema of the tool admits more than the type, since the type is TypeScript's to say. */
function isPartial(diagnostics, file) {
  const reasons = (rule) =>
    diagnostics.filter((one) => one.rule === rule && one.file === file).map(({ message }) => message.split(": ").at(-1))
  return reasons("schema-loss").some((reason) => reasons("deferred-type").includes(reason))
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
    expect(tools.length).toBeGreaterThan(0)
    for (const { file, schemas } of tools) {
      for (const schema of [schemas.parameters, schemas.output]) {
        ajv.validateSchema(schema)
        expect(ajv.errors, relative(appRoot, file)).toBeNull()
      }
    }
  })

  it("admit what the type admits", async () => {
    const values = new Values(ts, app.program)
    const verdicts = { true: 0, false: 0 }
    for (const { file, schemas } of tools) {
      // The runner wants to hear from its workers now and then.
      await setImmediate()
      // These tags say with keywords of types what the type does not say.
      if (/@(pattern|minItems)/.test(readFileSync(file, "utf8"))) continue
      const lenient = isPartial(generated.diagnostics, file)
      for (const { type, schema, admits } of partsOf(expectedTool(ts, app.program, file), schemas)) {
        // The one name that ajv overlooks.
        if (JSON.stringify(schema).includes('"__proto__":')) continue
        const validate = ajv.compile(withoutTags(schema))
        for (const value of values.candidates(type)) {
          const expected = admits(value) && values.admits(type, value)
          if (lenient && !expected) continue
          const where = `${relative(appRoot, file)}: ${JSON.stringify(value)}`
          expect(validate(value), where).toBe(expected)
          verdicts[expected]++
        }
      }
    }
    expect(verdicts.true).toBeGreaterThan(tools.length)
    expect(verdicts.false).toBeGreaterThan(tools.length)
  }, 240_000)
})
