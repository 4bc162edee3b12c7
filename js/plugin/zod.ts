// Whether tool modules can be given a schema: they import Zod, which the app has to have.

import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

/** Whether `file` can import Zod 4; says why not. */
export function canImportZod(file: string, warn: (message: string) => void): boolean {
  const version = versionOfZod(file)
  if (version !== undefined && Number.parseInt(version, 10) >= 4) return true
  const found = version === undefined ? "`zod` is not installed" : `\`zod\` is ${version}, and 4 is needed`
  warn(`dawn-native: the tools get no \`schema\`, since ${found}; install \`zod\`, or set \`schema: false\``)
  return false
}

function versionOfZod(file: string): string | undefined {
  try {
    return JSON.parse(readFileSync(createRequire(file).resolve("zod/package.json"), "utf8")).version
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND") return undefined
    throw error
  }
}
