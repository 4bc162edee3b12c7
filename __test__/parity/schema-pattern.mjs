// Patterns of template literal types. Two patterns are held equal when they judge a set of probes alike.

const PIECES = { string: "[\\s\\S]*", number: "-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?", bigint: "-?\\d+" }
const GOOD = { string: ["", "x", "a b", "é-1"], number: ["0", "42", "-1", "1.5"], bigint: ["0", "42", "-7"] }
const BAD = { string: [], number: ["", "x", "1.2.3", "-"], bigint: ["", "x", "1.5"] }

/** What each reference pattern was made of, for the probes. */
const templates = new Map()

/** The pattern of a template literal type. */
export function templatePattern(ts, type) {
  const kinds = type.types.map((part) => pieceOf(ts, part))
  const pattern = `^${type.texts.map((text, index) => escaped(text) + (index < kinds.length ? PIECES[kinds[index]] : "")).join("")}$`
  templates.set(pattern, { texts: type.texts, kinds })
  return pattern
}

function pieceOf(ts, type) {
  if (type.flags & ts.TypeFlags.NumberLike) return "number"
  if (type.flags & ts.TypeFlags.BigIntLike) return "bigint"
  return "string"
}

const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")

/** Whether our pattern accepts and refuses what the reference does. */
export function samePattern(expected, ours) {
  if (expected === ours) return true
  const template = templates.get(expected)
  if (!template || typeof ours !== "string") return false
  let mine
  try {
    mine = new RegExp(ours, "u")
  } catch {
    return false
  }
  const reference = new RegExp(expected, "u")
  return probes(template).every((probe) => reference.test(probe) === mine.test(probe))
}

function probes({ texts, kinds }) {
  const found = new Set(["", "x", texts.join(""), ` ${texts.join("0")}`])
  const fill = (choose) =>
    texts.map((text, index) => text + (index < kinds.length ? choose(kinds[index], index) : "")).join("")
  for (let round = 0; round < 4; round++) found.add(fill((kind) => GOOD[kind][round % GOOD[kind].length]))
  for (const [at, kind] of kinds.entries()) {
    for (const value of [...GOOD[kind], ...BAD[kind]]) {
      const filled = fill((other, index) => (index === at ? value : GOOD[other][1]))
      for (const probe of [filled, `${filled}!`, `!${filled}`, filled.toUpperCase(), filled.slice(1)]) found.add(probe)
    }
  }
  return [...found]
}
