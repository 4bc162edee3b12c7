// A tool module with what it lacks: the addon says what that is, here it becomes text with a source map.

import type { TransformedTool } from "./types.js"

/** What the addon says: the text to add, and the files that it was made of. */
export interface Addition {
  readonly code: string
  readonly reads: readonly string[]
}

/** `source` with the addition behind it. */
export function transformed(source: string, file: string, { code, reads }: Addition): TransformedTool {
  // Loaded with the first module that is transformed: who only generates types starts without it.
  const MagicString = require("magic-string") as typeof import("magic-string").default
  const text = new MagicString(source, { filename: file })
  text.append(code)
  const map = text.generateMap({ source: file, includeContent: true, hires: "boundary" })
  return { code: text.toString(), map, reads }
}
