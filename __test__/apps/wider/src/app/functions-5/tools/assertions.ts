function assert(c: unknown, msg?: string): asserts c { if (!c) throw new Error(msg) }
function assertIs<T>(v: unknown, guard: (v: unknown) => v is T): asserts v is T { if (!guard(v)) throw new TypeError() }
const isNum = (v: unknown) => typeof v === "number"
const isRec = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null
function never(x: never): never { throw new Error(`${x}`) }
const fail = (m: string): never => { throw new Error(m) }
/** Assertions. */
export default (input: { raw: unknown; kind: "a" | "b" | "c"; maybe?: { deep?: string[] } }) => {
  assertIs(input.raw, isRec)
  const { id, ...rest } = input.raw
  assert(input.maybe?.deep?.length, "none")
  const d = input.maybe.deep
  const n = isNum(id) ? id : fail("no")
  const k = input.kind === "a" ? 1 : input.kind === "b" ? "two" : input.kind === "c" ? null : never(input.kind)
  return { id, rest, d, n, k }
}
