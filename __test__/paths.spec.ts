// Ids of bundlers and paths of watchers, as they are on Windows and elsewhere.

import { describe, expect, it } from "vitest"
import { fileOf, TOOL } from "../dist/paths.js"

describe("the file that an id names", () => {
  it.each([
    ["C:\\app\\src\\tools\\x.ts", "C:\\app\\src\\tools\\x.ts"],
    ["C:/app/src/tools/x.ts", "C:\\app\\src\\tools\\x.ts"],
    ["c:/app\\src/./tools//x.ts", "C:\\app\\src\\tools\\x.ts"],
    ["/@fs/c:/app/src/tools/x.ts", "C:\\app\\src\\tools\\x.ts"],
    ["\\\\?\\c:\\app\\x.ts", "C:\\app\\x.ts"],
    ["//?/C:/app/x.ts", "C:\\app\\x.ts"],
    ["\\\\.\\C:\\app\\x.ts", "C:\\app\\x.ts"],
    ["\\\\?\\UNC\\server\\share\\x.ts", "\\\\server\\share\\x.ts"],
    ["//server/share/app/x.ts", "\\\\server\\share\\app\\x.ts"],
    ["/@fs//server/share/x.ts", "\\\\server\\share\\x.ts"],
    ["C:\\app\\", "C:\\app\\"],
  ])("on Windows, for %s", (id, file) => {
    expect(fileOf(id, true)).toBe(file)
    expect(fileOf(file, true)).toBe(file)
  })

  it.each([
    ["/app/src//tools/./x.ts", "/app/src/tools/x.ts"],
    ["/@fs/app/x.ts", "/app/x.ts"],
    ["/@fsx/app/x.ts", "/@fsx/app/x.ts"],
    ["/app/a\\b.ts", "/app/a\\b.ts"],
    ["/app/", "/app/"],
  ])("elsewhere, for %s", (id, file) => expect(fileOf(id, false)).toBe(file))
})

it.each([
  ["C:\\app\\src\\tools\\x.ts", true],
  ["c:/app/src\\tools/x.ts", true],
  ["\\\\?\\C:\\app\\src\\tools\\x.ts", true],
  ["/@fs/C:/app/src/tools/x.ts", true],
  ["C:\\app\\src\\tools\\x.ts?query", false],
  ["C:\\app\\src\\tools\\x.ts#hash", false],
  ["C:\\app\\src\\tools\\deep\\x.ts", false],
  ["C:\\app\\src\\mytools\\x.ts", false],
  ["C:\\app\\src\\tools\\x.tsx", false],
])("of ids, %s may be a tool: %s", (id, may) => expect(TOOL.test(id)).toBe(may))
