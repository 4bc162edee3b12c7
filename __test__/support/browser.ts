// The system's browser, where there is one: Debian's Chromium, or what `CHROMIUM` names.

import { existsSync } from "node:fs"
import { type BrowserContext, chromium } from "playwright-core"
import { emptyDirectory } from "./app.js"

const PLACES = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** Its executable; none where there is none. */
export const browserPath = PLACES.find((path) => path !== undefined && existsSync(path))

const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/** Starts the browser, with a profile of its own. */
export function openBrowser(): Promise<BrowserContext> {
  if (browserPath === undefined) throw new Error("there is no browser")
  return chromium.launchPersistentContext(emptyDirectory(), {
    executablePath: browserPath,
    headless: true,
    args: QUIET,
  })
}
