import { suffixed } from "../../../lib/suffixed.js"
import type { Extensions } from "../../../lib/extensions.ts"

/** Suffixes of modules, and `.ts` by its own name. */
export default async (input: Extensions) => ({ suffixed, input })
