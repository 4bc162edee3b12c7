// What the command line makes of apps that are broken, odd or hostile.

import { chmodSync, mkdirSync, statSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { desk, ENTRY, emptyDirectory, run, TestApp } from "./support/app.js"
import { Project } from "./support/native.js"

const GOOD = "/** Adds. */\nexport default (input: { readonly a: number; readonly b: number }) => input.a + input.b\n"

describe("a broken tool", () => {
  it("leaves the good ones alone, is deferred, and is shown with its source", () => {
    const app = desk({ "add.ts": GOOD, "broken.ts": GOOD })
    expect(app.run("typegen").status).toBe(0)
    app.write({ "src/app/desk/tools/broken.ts": "export default (input: { a: number ) => input.a\n" })
    const { status, stderr } = app.run("typegen")
    expect(status).toBe(1)
    expect(stderr).toContain("src/app/desk/tools/broken.ts")
    expect(stderr).toContain("export default (input: { a: number ) => input.a")
    expect(app.types).toMatch(
      /readonly add: \(input: \{ readonly a: number; readonly b: number; \}\) => Promise<number>/,
    )
    expect(app.types).toMatch(/readonly broken: .*typeof import\("\.\.\/src\/app\/desk\/tools\/broken\.js"\)/)
    // What the model was told of the tool before stays.
    expect(Object.keys(app.tools("desk"))).toEqual(["add", "broken"])
  })

  it("of an unresolved import says which, where", () => {
    const app = desk({
      "add.ts": GOOD,
      "lost.ts": `import type { T } from "./nowhere.js"\nexport default (input: T) => input\n`,
    })
    const { status, stderr } = app.run("typegen")
    expect(status).toBe(1)
    expect(stderr).toContain("./nowhere.js")
    expect(stderr).toMatch(/lost\.ts:1:/)
    expect(app.types).toContain("readonly add:")
  })
})

describe("no app, or half of one", () => {
  it("without dawn.config.ts is a usage error", () => {
    const directory = emptyDirectory()
    const { status, stdout, stderr } = run(directory, ["typegen"])
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" })
    expect(stderr).toContain("dawn.config.ts")
  })

  it("says so as JSON where JSON was asked for", () => {
    const { status, stdout } = run(emptyDirectory(), ["typegen", "--json"])
    expect(status).toBe(2)
    expect(JSON.parse(stdout)).toEqual({ error: { code: "app-root", message: expect.any(String) } })
  })

  it("with an appDir outside of the app is an error", () => {
    const app = new TestApp({ "dawn.config.ts": 'export default { appDir: "../elsewhere" }\n' })
    const { status, stderr } = app.run("typegen")
    expect(status).toBe(1)
    expect(stderr).toContain("elsewhere")
  })

  it("with an appDir that is computed names the option to pass instead", () => {
    const app = new TestApp({ "dawn.config.ts": "export default { appDir: process.env.APP_DIR }\n" })
    const { status, stderr } = app.run("typegen")
    expect(status).toBe(1)
    expect(stderr).toContain("appDir")
    app.write({ "pages/desk/index.ts": ENTRY })
    expect(app.run("typegen", "--app-dir", "pages").status).toBe(0)
  })

  it("with nothing in it is an empty app", () => {
    const app = new TestApp({ "src/app/.gitkeep": "" })
    expect(app.run("typegen").status).toBe(0)
    expect(app.types).toContain('declare module "dawn:routes"')
    expect(app.typeErrors()).toEqual([])
  })
})

describe("collisions", () => {
  it("of two directories with one path name both", () => {
    const app = new TestApp({ "src/app/(a)/desk/index.ts": ENTRY, "src/app/(b)/desk/index.ts": ENTRY })
    const { status, stderr } = app.run("typegen")
    expect(status).toBe(1)
    expect(stderr).toContain("(a)/desk")
    expect(stderr).toContain("(b)/desk")
  })

  it("of two routes with one slug name both", () => {
    const app = new TestApp({ "src/app/a/b/index.ts": ENTRY, "src/app/a-b/index.ts": ENTRY })
    const { status, stderr } = app.run("typegen")
    expect(status).toBe(1)
    expect(stderr).toContain("`/a/b`")
    expect(stderr).toContain("`/a-b`")
  })
})

describe("names", () => {
  it("of tools that are no identifiers, or mean something to JavaScript, stay themselves", () => {
    const names = ["10", "__proto__", "constructor", "get-order", "select", "é"]
    const app = desk(Object.fromEntries(names.map((name) => [`${name}.ts`, GOOD])))
    expect(app.run("typegen").status).toBe(0)
    const json = app.read(".dawn/routes/desk/tools.json")
    for (const name of names) expect(json).toContain(`\n  ${JSON.stringify(name)}: {`)
    app.write({
      "src/use.ts": `import type { RouteTools } from "dawn:routes"
declare const tools: RouteTools<"/desk">
export const results: Promise<number>[] = [
${names.map((name) => `  tools[${JSON.stringify(name)}]({ a: 1, b: 2 }),`).join("\n")}
]\n`,
    })
    expect(app.typeErrors()).toEqual([])
  })

  it("of segments become paths and parameters", () => {
    const directories = ["[user-id]", "files/[...path]", "(group)/inside", "docs/[[...rest]]", "it's", 'a"b']
    const app = new TestApp(Object.fromEntries(directories.map((name) => [`src/app/${name}/index.ts`, ENTRY])))
    expect(app.run("typegen").status).toBe(0)
    app.write({
      "src/use.ts": `import type { DawnRoutePath, RouteParams } from "dawn:routes"
export const paths: DawnRoutePath[] = ["/[user-id]", "/files/[...path]", "/inside", "/docs/[[...rest]]", "/it's", '/a"b']
export const user: RouteParams<"/[user-id]"> = { "user-id": "1" }
export const files: RouteParams<"/files/[...path]"> = { path: ["a", "b"] }
export const docs: RouteParams<"/docs/[[...rest]]"> = {}
export const inside: keyof RouteParams<"/inside"> extends never ? true : false = true\n`,
    })
    expect(app.typeErrors()).toEqual([])
  })

  it("of properties are quoted where they have to be", () => {
    const app = desk({
      "odd.ts": `export default (input: { "content-type": string; "1a": number; 2: boolean; "it's": null; "new\\nline": 1 }) => input\n`,
    })
    expect(app.run("typegen").status).toBe(0)
    expect(app.typeErrors()).toEqual([])
    expect(Object.keys(app.tools("desk").odd?.parameters.properties ?? {}).sort()).toEqual(
      ["2", "1a", "content-type", "it's", "new\nline"].sort(),
    )
  })
})

describe("text", () => {
  it("in descriptions and doc comments cannot end or start anything", () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is to stay a placeholder in the text
    const description = "ends */ here, `ticks` and ${placeholders}\nand a second line"
    const app = desk({
      "text.ts": `export const description = ${JSON.stringify(description)}
export default (input: {
  /** A comment with \`ticks\`, \${placeholders} and *\\/ in it. */
  readonly a: string
}) => input.a\n`,
    })
    expect(app.run("typegen").status).toBe(0)
    expect(app.tools("desk").text?.description).toBe(description)
    expect(app.typeErrors()).toEqual([])
  })

  it("with a BOM and CRLF reads as without", () => {
    const plain = desk({ "add.ts": GOOD })
    const dressed = desk({ "add.ts": `\uFEFF${GOOD.replaceAll("\n", "\r\n")}` })
    expect([plain.run("typegen").status, dressed.run("typegen").status]).toEqual([0, 0])
    expect(dressed.types).toBe(plain.types)
    expect(dressed.tools("desk")).toEqual(plain.tools("desk"))
  })
})

describe("cycles", () => {
  it("of imports come to an end", () => {
    const app = desk(
      { "cycle.ts": `import type { A } from "../../../lib/a.js"\nexport default (input: A) => input\n` },
      {
        "src/lib/a.ts": `import type { B } from "./b.js"\nexport interface A { readonly b?: B; readonly name: string }\n`,
        "src/lib/b.ts": `import type { A } from "./a.js"\nexport interface B { readonly a?: A; readonly size: number }\n`,
      },
    )
    expect(app.run("typegen").status).toBe(0)
    expect(app.typeErrors()).toEqual([])
  })

  it("of symbolic links come to an end", () => {
    const app = desk({ "add.ts": GOOD })
    symlinkSync(join(app.root, "src/app"), join(app.root, "src/app/desk/loop"), "dir")
    const { status, stderr } = app.run("typegen")
    expect(status).toBe(0)
    expect(stderr).toContain("loop")
    expect(app.types).not.toContain("/desk/loop")
  })
})

describe("a file of the app that no tool imports", () => {
  // A regular expression or a division before an import: tokens do not tell, so that it is parsed for where it leads.
  const written = (middle: string) => `const r = /x/\n${middle}\nexport const last = import("./other")\n`
  const sources = {
    brackets: `const a = ${"(".repeat(200_000)}1${")".repeat(200_000)}`,
    conditions: `const a = ${"r ? 1 : ".repeat(20_000)}2`,
    assignments: `let a; ${"a = ".repeat(20_000)}1`,
    divisions: `const a = 1${" / 1".repeat(20_000)}`,
    half: "const a = `${ { ",
  }

  it.each(Object.entries(sources))("may go deep without end: %s", (_, middle) => {
    const app = desk({ "add.ts": GOOD })
    app.write({ "src/deep.ts": written(middle) })
    expect(app.run("typegen").status).toBe(0)
    expect(app.types).toContain("readonly add: (input: ")
    // A project is asked on Node's own thread, whose stack is smaller.
    const project = new Project({ cwd: app.root })
    project.typegenSync({ write: false })
    app.write({ "src/deep.ts": written(`${middle}\n// edited`) })
    project.invalidate([join(app.root, "src/deep.ts")])
    expect(project.typegenSync({ write: false }).toolCount).toBe(1)
  })
})

describe("symbolic links to nothing", () => {
  it("are told and left out, but for those by which editors lock a file", () => {
    const app = desk({ "add.ts": GOOD })
    for (const name of ["gone.ts", ".#add.ts"]) symlinkSync("nowhere", join(app.root, "src/app/desk/tools", name))
    const { status, stderr } = app.run("typegen")
    expect(status).toBe(0)
    expect(stderr).toContain("desk/tools/gone.ts leads nowhere")
    expect(stderr).not.toContain(".#add.ts")
    expect(Object.keys(app.tools("desk"))).toEqual(["add"])
  })
})

// Without users there is nobody to refuse; root is let through everywhere, so it runs as nobody.
describe.skipIf(process.platform === "win32")("permissions", () => {
  const uid = process.getuid?.() === 0 ? 65534 : undefined

  function refused(app: TestApp) {
    return run(app.root, ["typegen"], uid === undefined ? {} : { uid })
  }

  it("refused in .dawn leave nothing half-written", () => {
    const app = desk({ "add.ts": GOOD })
    expect(app.run("typegen").status).toBe(0)
    const before = { files: app.generated, types: app.types }
    app.write({ "src/app/desk/tools/more.ts": GOOD })
    chmodSync(app.root, 0o755)
    chmodSync(join(app.root, ".dawn"), 0o555)
    const { status, stderr } = refused(app)
    chmodSync(join(app.root, ".dawn"), 0o755)
    expect(status).toBe(1)
    expect(stderr).toContain(".dawn")
    expect({ files: app.generated, types: app.types }).toEqual(before)
  })

  it("refused in a directory of routes are told", () => {
    const app = desk({ "add.ts": GOOD })
    const closed = join(app.root, "src/app/closed")
    mkdirSync(closed, { mode: 0o000 })
    chmodSync(app.root, 0o777)
    const { status, stderr } = refused(app)
    chmodSync(closed, 0o755)
    expect(status).toBe(1)
    expect(stderr).toContain("src/app/closed")
  })
})

describe("a second run", () => {
  it("writes nothing: time stamps stay", () => {
    const app = desk({ "add.ts": GOOD })
    app.run("typegen")
    const times = () => app.generated.map((name) => statSync(join(app.root, ".dawn", name), { bigint: true }).mtimeNs)
    const before = times()
    const { status, stdout } = app.run("typegen", "--json")
    expect(status).toBe(0)
    expect(JSON.parse(stdout).written).toEqual([])
    expect(times()).toEqual(before)
  })

  it("removes the files of routes that are gone", () => {
    const app = new TestApp({
      "src/app/a/index.ts": ENTRY,
      "src/app/a/tools/add.ts": GOOD,
      "src/app/b/_was/index.ts": ENTRY,
      ".dawn/routes/gone/tools.json": "{}\n",
    })
    expect(app.run("typegen").status).toBe(0)
    expect(app.generated.filter((name) => name.startsWith("routes/"))).toEqual(["routes/a/tools.json"])
  })
})
