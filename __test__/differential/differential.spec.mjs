// The generator repeats itself by seed, and the shrinker leaves what shows a difference and little else.
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { compare } from "./compare.mjs"
import { programOf } from "./program.mjs"
import { shrink } from "./shrink.mjs"

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)

describe("the generator", () => {
  it("gives one program a seed", () => {
    for (const seed of seeds) expect(programOf(seed)).toBe(programOf(seed))
    expect(new Set(seeds.map((seed) => programOf(seed))).size).toBe(seeds.length)
  })

  it("writes programs of which TypeScript takes at least a third", () => {
    const results = compare(
      ts,
      seeds.map((seed) => programOf(seed)),
      { ask: () => ({ exports: [] }) },
    )
    expect(results.filter((result) => result.valid).length).toBeGreaterThan(seeds.length / 3)
    for (const { valid, outcomes } of results) expect(outcomes.length > 0).toBe(valid)
  })
})

describe("the shrinker", () => {
  it("keeps the line that matters", () => {
    const text =
      "const a = [1, 2].map((x) => ({ x }))\nexport function f(input: { id: string; n: number }) {\n  if (input.n > 1) return a\n  return new Map([[input.id, a]])\n}\n"
    const small = shrink(ts, text, (texts) => texts.map((one) => one.includes("new Map")))
    expect(small.replace(/\s+/g, " ").trim()).toBe("export function f() { return new Map() }")
  })

  it("leaves a program alone that shows nothing smaller", () => {
    expect(shrink(ts, "export const a = 1\n", (texts) => texts.map(() => false))).toBe("export const a = 1\n")
  })
})
