// The rules of the house that no linter knows: floors, file sizes, first lines, orphans, documentation of rules.

import { existsSync, readdirSync, readFileSync } from "node:fs"
import { basename, dirname, join, relative, sep } from "node:path"
import { describe, expect, it } from "vitest"
import { root } from "./support/paths.js"

const LONGEST_FILE = 600

/** A floor a line, from the top; `src/lib.rs` draws the same house. */
const FLOORS = [
  ["binding"],
  ["project"],
  ["emit", "rules"],
  ["tool", "scope", "app"],
  ["checker"],
  ["program"],
  ["base"],
]

function below(directory: string, extension: RegExp): string[] {
  const path = join(root, directory)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => extension.test(name))
    .map((name) => join(directory, name).split(sep).join("/"))
    .sort()
}

const read = (file: string) => readFileSync(join(root, file), "utf8")
const rust = below("src", /\.rs$/)
const scripts = [...below("js", /\.[cm]?ts$/), ...below("scripts", /\.mjs$/), ...below("__test__", /^[^.]+\.spec\.ts$/)]

/** Rust text without comments and without string contents, so that only code is searched. */
function code(text: string): string {
  return text.replace(/\/\/.*$|"(?:\\.|[^"\\])*"/gm, "")
}

const roomOf = (file: string) => (file.split("/")[1] ?? "").replace(/\.rs$/, "")
const floorOf = (room: string) => FLOORS.findIndex((rooms) => rooms.includes(room))

/** Rooms that a file names: `crate::room`, also inside `use crate::{room, other::…}`. */
function roomsUsed(text: string): Set<string> {
  const used = new Set<string>()
  for (const [, single, group] of text.matchAll(/\bcrate::(?:(\w+)|\{([^;]*)\})/g)) {
    if (single !== undefined) used.add(single)
    // The first word of each entry at depth 0 of the braces.
    let depth = 0
    let entry = ""
    for (const char of `${group ?? ""},`) {
      if (char === "{") depth++
      if (char === "}") depth--
      if (char === "," && depth === 0) {
        const room = entry.trim().match(/^\w+/)?.[0]
        if (room !== undefined) used.add(room)
        entry = ""
      } else entry += char
    }
  }
  return used
}

describe("floors", () => {
  it("every room has a floor", () => {
    const rooms = new Set(rust.filter((file) => file !== "src/lib.rs").map(roomOf))
    expect([...rooms].filter((room) => floorOf(room) < 0)).toEqual([])
  })

  it("no file looks up, or through a wall", () => {
    const faults = rust
      .filter((file) => file !== "src/lib.rs")
      .flatMap((file) => {
        const room = roomOf(file)
        const used = [...roomsUsed(code(read(file)))].filter((other) => other !== room && floorOf(other) >= 0)
        return used.filter((other) => floorOf(other) <= floorOf(room)).map((other) => `${file} uses ${other}`)
      })
    expect(faults).toEqual([])
  })

  it("only the binding knows N-API", () => {
    const faults = rust.filter((file) => roomOf(file) !== "binding" && /\bnapi(_derive)?::/.test(code(read(file))))
    expect(faults).toEqual([])
  })
})

describe("files", () => {
  it(`none is longer than ${LONGEST_FILE} lines`, () => {
    const long = [...rust, ...scripts]
      .map((file) => ({ file, lines: read(file).trimEnd().split("\n").length }))
      .filter(({ lines }) => lines > LONGEST_FILE)
    expect(long).toEqual([])
  })

  it("every Rust file opens with a sentence that says what lives in it", () => {
    expect(rust.filter((file) => !/^\/\/! \S[^\n]{15,}/.test(read(file)))).toEqual([])
  })

  it("every script opens with a comment that says what it is for", () => {
    expect(scripts.filter((file) => !/^(?:#!.*\n)?\/\/ \S[^\n]{15,}/.test(read(file)))).toEqual([])
  })

  it("every Rust file is reached by a `mod`", () => {
    const reached = new Set(["src/lib.rs"])
    const visit = (file: string) => {
      const directory = ["lib.rs", "mod.rs"].includes(basename(file))
        ? dirname(file)
        : join(dirname(file), basename(file, ".rs"))
      for (const [, name] of code(read(file)).matchAll(/^\s*(?:pub(?:\([^)]*\))? )?mod (\w+);/gm)) {
        const child = [`${name}.rs`, `${name}/mod.rs`]
          .map((path) => relative("", join(directory, path)).split(sep).join("/"))
          .find((path) => existsSync(join(root, path)))
        if (child !== undefined && !reached.has(child)) {
          reached.add(child)
          visit(child)
        }
      }
    }
    visit("src/lib.rs")
    expect(rust.filter((file) => !reached.has(file))).toEqual([])
  })
})

describe("documentation", () => {
  const ruleNames = () => {
    const names = [...read("src/base/rule.rs").matchAll(/=> "([a-z]+(?:-[a-z]+)*)",/g)].map(([, name]) => name ?? "")
    const severities = new Set(["info", "warning", "error"])
    return names.filter((name) => !severities.has(name))
  }

  it("every rule has a row in the README", () => {
    const rules = ruleNames()
    expect(rules.length).toBeGreaterThan(20)
    const readme = read("README.md")
    expect(rules.filter((rule) => !readme.includes(`| \`${rule}\` |`))).toEqual([])
  })

  it("every rule has a case: a literate one, or a Rust test where it takes more than the files of an app", () => {
    const cases = below("__test__/rules", /\.md$/).map(read).join("\n")
    const tests = rust
      .filter((file) => /\btests\b/.test(file))
      .map(read)
      .join("\n")
    const variant = (rule: string) => rule.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const isTested = (rule: string) =>
      new RegExp(` (?:error|warning|info) ${rule}\\s`).test(cases) || tests.includes(`Rule::${variant(rule)}`)
    expect(ruleNames().filter((rule) => !isTested(rule))).toEqual([])
  })

  it("the map in `src/lib.rs` names every room", () => {
    const map = read("src/lib.rs")
    expect(FLOORS.flat().filter((room) => !new RegExp(`//! .*\\b${room}\\b`).test(map))).toEqual([])
  })
})
