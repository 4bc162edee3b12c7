// The exports that our checker declares unsupported. The list is kept in a file, and may only become shorter.
import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

const file = fileURLToPath(new URL("unsupported.json", import.meta.url))

/** Ids of exports that may be unsupported. */
export const allowedUnsupported = () => new Set(JSON.parse(readFileSync(file, "utf8")))

/** What contradicts the list: newly unsupported exports, and listed ones that are supported by now. */
export function contradictions(outcomes, allowed) {
  const unsupported = new Set(outcomes.filter((one) => one.outcome === "unsupported").map((one) => one.id))
  const asked = new Set(outcomes.map((one) => one.id))
  return {
    risen: [...unsupported].filter((id) => !allowed.has(id)),
    fallen: [...allowed].filter((id) => asked.has(id) && !unsupported.has(id)),
  }
}

/** Takes what is supported by now off the list, and adds nothing to it. */
export function lowerUnsupported(outcomes) {
  const allowed = allowedUnsupported()
  const ids = outcomes.filter((one) => one.outcome === "unsupported").map((one) => one.id)
  const kept = ids.filter((id) => allowed.has(id))
  writeFileSync(file, `${JSON.stringify(kept.sort(), null, 2)}\n`)
  return kept.length
}
