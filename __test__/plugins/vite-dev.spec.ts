// Vite's dev server with the plugin: what a page shows while the app behind it is edited.

import { rmSync } from "node:fs"
import { join } from "node:path"
import type { BrowserContext, Page } from "playwright-core"
import { createServer, type Logger, type ViteDevServer } from "vite"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { ENTRY } from "../support/app.js"
import { browserPath, openBrowser } from "../support/browser.js"
import { plugin } from "../support/hosts.js"
import { greet, guest, PluginApp } from "../support/plugin-app.js"
import { Arrivals, until } from "../support/wait.js"

const PAGE = `<!doctype html><title>app</title><p></p><script type="module" src="/src/page.js"></script>\n`
const SCRIPT = `import { description, properties } from "./main.js"
document.querySelector("p").textContent = description + " " + properties.join()
`

/** Another app. */
const OTHER = {
  "other/dawn.config.ts": "export default {}\n",
  "other/package.json": "{}\n",
  "other/src/app/desk/index.ts": ENTRY,
}

let server: ViteDevServer
let app: PluginApp
const log = new Arrivals<string>()

/** `root`: where Vite's is in the app's. */
async function start(
  name: string,
  root = "",
  options = {},
  more: (app: PluginApp) => Promise<unknown[]> = async () => [],
): Promise<string> {
  app = await PluginApp.create(name, { "index.html": PAGE, "src/page.js": SCRIPT, "web/page.js": "", ...OTHER })
  log.all.length = 0
  const add = (text: string) => log.add(text)
  const customLogger: Logger = {
    ...{ info: () => {}, warn: add, warnOnce: add, error: add, clearScreen: () => {} },
    hasErrorLogged: () => false,
    hasWarned: false,
  }
  server = await createServer({
    root: join(app.root, root),
    configFile: false,
    customLogger,
    plugins: [await plugin("vite", app.root, options), ...(await more(app))],
    // Zod is prepared before the first page is served: a page that Vite reloads for that is not what is tested here.
    optimizeDeps: { include: ["zod"] },
    server: { host: "127.0.0.1", port: 0, strictPort: false },
  })
  await server.listen()
  return server.resolvedUrls?.local[0] ?? ""
}

afterEach(() => server.close())

describe("without a page", () => {
  it("generates at the start and on each change, and logs a problem once", async () => {
    await start("dev")
    await until(() => expect(app.types).toContain("Greets a guest."))
    app.write({ "src/app/desk/tools/greet.ts": greet("Welcomes a guest.") })
    await until(() => expect(app.types).toContain("Welcomes a guest."))
    app.write({ "src/app/desk/tools/broken.ts": "export default 42\n" })
    await until(() => expect(log.all.join()).toContain("the default export cannot be called"))
    await log.rest()
    // What is of no concern, and comes at once with what is, hides nothing.
    app.write({ "src/app/desk/tools/greet.ts": greet("Greets again."), "notes.txt": "none\n" })
    await until(() => expect(app.types).toContain("Greets again."))
    app.write({ "src/tools/shared.ts": "/** Shared. */\nexport default async () => ({ ok: true })\n" })
    await until(() => expect(app.types).toContain("Shared."))
    await log.rest()
    expect(log.all).toEqual([expect.stringContaining("the default export cannot be called")])
    expect(app.run("typegen", "--check").stdout).toContain("up to date")
  })
})

describe("two apps in one server", () => {
  it("both show what is wrong, until it is mended", async () => {
    const broken = "export default 42\n"
    await start("dev-two", "", {}, async ({ root }) => [await plugin("vite", root, { appRoot: "other" })])
    await until(() => expect(app.types).toContain("Greets a guest."))
    /** What a page would show now. */
    const shown = new Arrivals<string>()
    const send = server.ws.send.bind(server.ws)
    server.ws.send = (payload: unknown) => {
      const { type, err } = payload as { type: string; err?: { id: string } }
      if (type === "error" || type === "update") shown.add(err ? err.id.slice(app.root.length + 1) : "nothing")
      return send(payload as never)
    }
    app.write({ "src/app/desk/tools/broken.ts": broken })
    await until(() => expect(shown.last).toBe("src/app/desk/tools/broken.ts"))
    app.write({ "other/src/app/desk/tools/broken.ts": broken })
    await until(() => expect(shown.last).toBe("other/src/app/desk/tools/broken.ts"))
    rmSync(join(app.root, "src/app/desk/tools/broken.ts"))
    await until(() => expect(shown.all).toContain("nothing"))
    await shown.rest()
    expect(shown.last).toBe("other/src/app/desk/tools/broken.ts")
    rmSync(join(app.root, "other/src/app/desk/tools/broken.ts"))
    await until(() => expect(shown.last).toBe("nothing"))
    await shown.rest()
    expect(shown.last).toBe("nothing")
  })
})

describe("an app outside of Vite's root", () => {
  it("is followed all the same", async () => {
    await start("dev-outside", "web", { cwd: ".." })
    await until(() => expect(app.types).toContain("Greets a guest."))
    await log.rest()
    app.write({ "src/app/desk/tools/greet.ts": greet("Welcomes a guest.") })
    await until(() => expect(app.types).toContain("Welcomes a guest."))
    app.write({ "src/lib/guest.ts": guest("readonly age?: number") })
    await until(() => expect(app.types).toContain("readonly age?: number"))
    app.write({ "src/app/fresh/index.ts": ENTRY, "src/app/fresh/tools/look.ts": greet("Looks.") })
    await until(() => expect(app.types).toContain("Looks."))
    app.write({ "src/app/fresh/tools/look.ts": greet("Looks again.") })
    await until(() => expect(app.types).toContain("Looks again."))
    app.write({ "src/tools/shared.ts": "/** Shared. */\nexport default async () => ({ ok: true })\n" })
    await until(() => expect(app.types).toContain("Shared."))
    app.write({
      "src/types/deep/guest.d.ts":
        'export {}\ndeclare module "../../lib/guest.js" { interface Guest { readonly more?: 1 } }\n',
    })
    await until(() => expect(app.tools("desk").greet?.parameters).toHaveProperty("properties.more"))
    rmSync(join(app.root, "src/types"), { recursive: true })
    await until(() => expect(app.tools("desk").greet?.parameters).not.toHaveProperty("properties.more"))
    expect(log.all).toEqual([])
    expect(app.run("typegen", "--check").stdout).toContain("up to date")
  })
})

describe("modules that Vite keeps", () => {
  const properties = async () => (await server.ssrLoadModule("/src/main.ts")).properties

  it("are made anew when something declares more for them, and nothing else is", async () => {
    await start("dev-kept")
    expect(await properties()).toEqual(["name"])
    const renewed = new Arrivals<string>()
    const { ssr } = server.environments
    if (ssr === undefined) throw new Error("no environment")
    const reload = ssr.reloadModule.bind(ssr)
    ssr.reloadModule = (module) => {
      renewed.add(module.file ?? "")
      return reload(module)
    }
    const env = (name: string) =>
      `export {}\ndeclare module "./lib/guest.js" { interface Guest { ${name}?: string } }\n`
    app.write({ "src/env.d.ts": env("env") })
    await until(async () => expect(await properties()).toEqual(["name", "env"]))
    app.write({ "src/env.d.ts": env("other") })
    await until(async () => expect(await properties()).toEqual(["name", "other"]))
    rmSync(join(app.root, "src/env.d.ts"))
    await until(async () => expect(await properties()).toEqual(["name"]))
    // What another tool was read from.
    app.write({
      "src/lib/both.ts": "export type Both = string\n",
      "src/app/desk/tools/other.ts":
        'import type { Both } from "../../../lib/both.js"\nexport default async (input: { both: Both }) => input\n',
    })
    await server.ssrLoadModule("/src/app/desk/tools/other.ts")
    await log.rest()
    app.write({
      "src/lib/both.ts":
        'export type Both = string\ndeclare module "./guest.js" { interface Guest { both?: string } }\n',
    })
    await until(async () => expect(await properties()).toEqual(["name", "both"]))
    app.write({ "src/plain.ts": "export const plain = 1\n" })
    app.write({ "src/app/desk/tools/greet.ts": greet("Welcomes a guest.") })
    await until(() => expect(app.types).toContain("Welcomes a guest."))
    await log.rest()
    // Once for each of the first four changes; of the tool's own Vite knows by itself.
    expect(renewed.all).toEqual(Array(4).fill(join(app.root, "src/app/desk/tools/greet.ts")))
  })
})

describe.skipIf(browserPath === undefined)("in a browser", () => {
  let browser: BrowserContext
  let page: Page
  let loads = 0

  beforeAll(async () => {
    browser = await openBrowser()
    page = await browser.newPage()
    page.on("load", () => {
      loads++
    })
  })
  afterAll(() => browser?.close())

  const shown = () => page.textContent("p", { timeout: 1000 })
  const overlay = () => page.locator("vite-error-overlay")

  it("the page follows its tools, without reloading again and again", async () => {
    await page.goto(await start("dev-page"))
    await until(async () => expect(await shown()).toBe("Greets a guest. name"))
    const before = loads
    app.write({ "src/app/desk/tools/greet.ts": greet("Welcomes a guest.") })
    await until(async () => expect(await shown()).toBe("Welcomes a guest. name"))
    app.write({ "src/lib/guest.ts": guest("readonly age?: number") })
    await until(async () => expect(await shown()).toBe("Welcomes a guest. name,age"))
    expect(app.types).toContain("readonly age?: number")
    // A page without hot updates of its own is loaded anew, once for each change.
    await page.waitForTimeout(1000)
    expect(loads - before).toBe(2)
    expect(app.typeErrors()).toEqual([])
  })

  it("the overlay shows a broken tool, and goes when it is mended", async () => {
    await page.goto(await start("dev-overlay"))
    await until(async () => expect(await shown()).toBe("Greets a guest. name"))
    // The page does not import it: only the types know that it is broken.
    app.write({ "src/app/desk/tools/broken.ts": "export default 42\n" })
    await overlay().waitFor({ state: "attached" })
    expect(await overlay().locator(".message-body").textContent()).toContain("the default export cannot be called")
    expect(await overlay().locator(".file").first().textContent()).toContain("broken.ts:1")
    // It stays while something else is edited, and over a new page.
    app.write({ "src/app/desk/tools/greet.ts": greet("Welcomes a guest.") })
    await until(async () => expect(await shown()).toBe("Welcomes a guest. name"))
    await overlay().waitFor({ state: "attached" })
    rmSync(join(app.root, "src/app/desk/tools/broken.ts"))
    await overlay().waitFor({ state: "detached" })
    await until(async () => expect(await shown()).toBe("Welcomes a guest. name"))
  })

  it("a tool that does not parse is shown, and the page comes back when it does", async () => {
    await page.goto(await start("dev-syntax"))
    await until(async () => expect(await shown()).toBe("Greets a guest. name"))
    app.write({ "src/app/desk/tools/greet.ts": greet("Welcomes a guest.").slice(0, -3) })
    await overlay().waitFor({ state: "attached" })
    app.write({ "src/app/desk/tools/greet.ts": greet("Welcomes a guest.") })
    await until(async () => expect(await shown()).toBe("Welcomes a guest. name"))
    await overlay().waitFor({ state: "detached" })
  })
})
