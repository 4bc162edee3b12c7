// The literate cases as tests: TypeScript wrote every expectation, and our checker is never wrong about one.
import ts from "typescript"
import { afterAll, describe, expect, it } from "vitest"
import { writeCases } from "./cases.mjs"
import { expectationsOf } from "./expectation.mjs"
import { casesOf, documents } from "./literate.mjs"
import { outcomesOf } from "./outcome.mjs"
import { allowedUnsupported, contradictions } from "./unsupported.mjs"

describe.each(documents().map((path) => [path.split("/").at(-1), path]))("%s", (_name, path) => {
  const { cases, dispose } = writeCases(casesOf(path))
  afterAll(dispose)

  it("holds what TypeScript wrote", () => {
    const expectations = expectationsOf(ts, cases)
    for (const one of cases) {
      expect(expectations.get(one).problems, one.title).toEqual([])
      expect(one.expected, one.title).toBe(expectations.get(one).text)
    }
  })

  it("is answered by our checker without a wrong type", () => {
    const outcomes = outcomesOf(ts, cases)
    expect(outcomes.filter((one) => one.outcome === "wrong")).toEqual([])
    expect(contradictions(outcomes, allowedUnsupported())).toEqual({ risen: [], fallen: [] })
  })
})
