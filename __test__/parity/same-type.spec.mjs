// The judge judged: pairs of types that are the same, and pairs that only look it.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: types are written as text here
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { createProgram } from "./program.mjs"
import { TypeIdentity } from "./same-type.mjs"

const prelude = `
interface Point { x: number; readonly y?: string }
type Tree<T> = { value: T; kids: Tree<T>[] }
interface Grove<T> { value: T; kids: Grove<T>[] }
interface Bush<T> { value: T; kids: Bush<string>[] }
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Nest<T> = { v: T; n?: Nest<T[]> }
interface Nest2<T> { v: T; n?: Nest2<T[]> }
enum Color { Red = "red", Blue = "blue" }
enum Level { Low, High }
class Plain { a = 1; b() { return "x" } }
class Secret { private a = 1; b = 2 }
class Secret2 { private a = 1; b = 2 }
declare const tag: unique symbol
declare const tag2: unique symbol
abstract class Abstract { abstract a: number }
`

const same = [
  ["string", "string"],
  ["'a' | 1 | true", "true | 'a' | 1"],
  ["boolean | null", "null | false | true"],
  ["Point", "{ readonly y?: string | undefined; x: number }"],
  ["{ a: 1 } & { b: 2 }", "{ a: 1; b: 2 }"],
  ["Array<string>", "string[]"],
  ["readonly string[]", "ReadonlyArray<string>"],
  ["[a: string, b?: number]", "[string, number?]"],
  ["[...string[], number]", "[...rest: string[], last: number]"],
  ["Tree<number>", "Grove<number>"],
  ["Nest<string>", "Nest2<string>"],
  ["Json", "string | number | boolean | null | Json[] | { [k: string]: Json }"],
  ["Color", "Color.Red | Color.Blue"],
  ["keyof Point", "'x' | 'y'"],
  ["Partial<{ a: string }>", "{ a?: string }"],
  ["Record<'a' | 'b', number>", "{ a: number; b: number }"],
  ["Pick<Point, 'y'>", "{ readonly y?: string }"],
  ["(a: string, b?: number) => void", "(x: string, y?: number | undefined) => void"],
  ["(...a: [string, number?]) => void", "(x: string, y?: number) => void"],
  ["<T extends string>(x: T) => T[]", "<U extends string>(x: U) => U[]"],
  ["<T>(x: T, y: { a: T }) => x is T & string", "<U>(x: U, y: { a: U }) => x is U & string"],
  ["{ m(a: string): void }", "{ m: (a: string) => void }"],
  ["`a${number}`", "`a${number}`"],
  ["string & { brand: 1 }", "{ brand: 1 } & string"],
  ["Plain", "{ a: number; b(): string }"],
  ["typeof tag", "typeof tag"],
  ["{ [tag]: 1 }", "{ [tag]: 1 }"],
  ["<T>() => { [K in keyof T]?: T[K] }", "<U>() => { [P in keyof U]?: U[P] }"],
  ["<T>() => T extends (infer U)[] ? U : never", "<S>() => S extends (infer V)[] ? V : never"],
  ["Promise<{ a: string }>", "Promise<{ a: string }>"],
  ["<T>(x: T) => Omit<T, 'id'>", "<U>(y: U) => Omit<U, 'id'>"],
  ["<T>(x: T) => Partial<T>", "<U>(y: U) => { [K in keyof U]?: U[K] }"],
  ["Map<string, Point>", "Map<string, { x: number; readonly y?: string }>"],
  ["{ a: string } | { a: string; b?: undefined }", "{ b?: undefined; a: string } | { a: string }"],
  ["abstract new () => Abstract", "abstract new () => { a: number }"],
  ["{ k: 'a'; x: 1 } & { k: 'b' }", "never"],
  ["({ k: 'a'; x: 1 } | { k: 'b'; y: 2 }) & { k: 'b' }", "{ k: 'b'; y: 2 }"],
]

const different = [
  ["string", "any"],
  ["any", "unknown"],
  ["never", "any"],
  ["unknown", "{}"],
  ["{}", "object"],
  ["undefined", "void"],
  ["null", "undefined"],
  ["'a'", "string"],
  ["'a' | 'b'", "'a' | 'b' | 'c'"],
  ["1", "2"],
  ["{ a: any }", "{ a: string }"],
  ["{ a: string }", "{ a: any }"],
  ["{ a?: string }", "{ a: string | undefined }"],
  ["{ readonly a: string }", "{ a: string }"],
  ["{ a: string }", "{ a: string; b?: string }"],
  ["{ [k: string]: string }", "{ readonly [k: string]: string }"],
  ["{ [k: string]: string }", "{ [k: number]: string }"],
  ["{ a: string; [k: string]: string }", "{ [k: string]: string }"],
  ["string[]", "readonly string[]"],
  ["[string, number]", "(string | number)[]"],
  ["[string, number?]", "[string, number]"],
  ["[string, number]", "readonly [string, number]"],
  ["[string, ...number[]]", "[string, number]"],
  ["Promise<string>", "Promise<any>"],
  ["Promise<string>", "PromiseLike<string>"],
  ["Tree<number>", "Tree<string>"],
  ["Tree<number>", "Bush<number>"],
  ["Nest<string>", "Nest2<number>"],
  ["Color.Red", "'red'"],
  ["Color", "Color.Red"],
  ["Level", "number"],
  ["Level.Low", "0"],
  ["Secret", "Secret2"],
  ["Secret", "{ b: number }"],
  ["typeof tag", "symbol"],
  ["typeof tag", "typeof tag2"],
  ["(a: string) => void", "(a?: string) => void"],
  ["(a: string) => void", "(a: string, b: string) => void"],
  ["(...a: string[]) => void", "(a: string) => void"],
  ["(a: any) => void", "(a: string) => void"],
  ["(a: string) => void", "(a: string) => any"],
  ["(this: string) => void", "() => void"],
  ["new () => Plain", "() => Plain"],
  ["new () => Abstract", "abstract new () => Abstract"],
  ["(x: unknown) => x is string", "(x: unknown) => boolean"],
  ["(x: unknown) => asserts x is string", "(x: unknown) => x is string"],
  ["<T>(x: T) => T", "<T>(x: T) => unknown"],
  ["<T, U>(x: T, y: U) => T", "<T, U>(x: T, y: U) => U"],
  ["<T extends string>(x: T) => T", "<T>(x: T) => T"],
  ["<T = string>() => T", "<T = number>() => T"],
  ["{ (a: string): 1; (a: number): 2 }", "{ (a: number): 2; (a: string): 1 }"],
  ["`a${number}`", "`a${string}`"],
  ["`a${number}`", "string"],
  ["Uppercase<string>", "Lowercase<string>"],
  ["string & { brand: 1 }", "string"],
  ["string & { brand: 1 }", "string & { brand: 2 }"],
  ["Missing", "string"],
  ["string", "Missing"],
  ["any", "Missing"],
  ["<T>() => { [K in keyof T]?: T[K] }", "<T>() => { [K in keyof T]: T[K] }"],
  ["<T>() => T extends string ? 1 : 2", "<T>() => T extends string ? 1 : 3"],
  ["<T>() => keyof T", "<T>() => T"],
  ["<T>(x: T) => Partial<T>", "<T>(x: T) => Required<T>"],
  ["<T>(x: T) => Omit<T, 'a'>", "<T>(x: T) => Omit<T, 'b'>"],
  ["<T>(x: T) => Record<keyof T & string, 1>", "<T>(x: T) => Record<keyof T & string, 2>"],
  ["{ a: { b: { c: 1 }[] } }", "{ a: { b: { c: 2 }[] } }"],
  ["{ a: string } | { b: string }", "{ a: string; b?: undefined } | { b: string; a?: undefined }"],
]

/** Compares all pairs in one program, as an expected and as a written type. */
function compareAll(pairs, options) {
  const file = "/pairs.ts"
  const text = `${prelude}${pairs.map(([a, b], index) => `type A${index} = ${a}\ntype B${index} = ${b}\n`).join("")}export {}`
  const program = createProgram(
    ts,
    [],
    { strict: true, target: ts.ScriptTarget.ES2022, ...options },
    new Map([[file, text]]),
  )
  const checker = program.getTypeChecker()
  const types = new Map()
  for (const statement of program.getSourceFile(file).statements) {
    if (ts.isTypeAliasDeclaration(statement)) types.set(statement.name.text, checker.getTypeAtLocation(statement.name))
  }
  return pairs.map((_, index) =>
    new TypeIdentity(ts, checker).difference(types.get(`A${index}`), types.get(`B${index}`)),
  )
}

describe("type identity", () => {
  const equal = compareAll(same, {})
  it.each(same.map(([a, b], index) => [a, b, index]))("%s is %s", (_a, _b, index) => {
    expect(equal[index]).toBeUndefined()
  })

  const unequal = compareAll(different, {})
  it.each(different.map(([a, b], index) => [a, b, index]))("%s is not %s", (_a, _b, index) => {
    expect(unequal[index]).toBeDefined()
  })

  it("is symmetric where no error is involved", () => {
    const pairs = different.filter((pair) => !pair.includes("Missing"))
    expect(
      compareAll(
        pairs.map(([a, b]) => [b, a]),
        {},
      ).every(Boolean),
    ).toBe(true)
  })

  it("tells a missing property from an undefined one under exactOptionalPropertyTypes", () => {
    const pairs = [
      ["{ a?: string }", "{ a?: string | undefined }"],
      ["{ a?: never }", "{ a?: undefined }"],
      ["{ a?: string }", "Partial<{ a: string }>"],
      ["[string?]", "Partial<[string]>"],
    ]
    const found = compareAll(pairs, { exactOptionalPropertyTypes: true })
    expect(found.map(Boolean)).toEqual([true, true, false, false])
  })

  it("takes null and undefined for nothing without strictNullChecks", () => {
    expect(compareAll([["string | null", "string"]], { strict: false })).toEqual([undefined])
  })
})
