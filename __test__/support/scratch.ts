// One directory for the whole test run, for what several files of tests share; gone when the run ends.
import { mkdtempSync, realpathSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"

declare module "vitest" {
  interface ProvidedContext {
    scratch: string
  }
}

export default function setup({ provide }: TestProject) {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), "dawn-native-run-")))
  provide("scratch", scratch)
  return () => rmSync(scratch, { recursive: true, force: true })
}
