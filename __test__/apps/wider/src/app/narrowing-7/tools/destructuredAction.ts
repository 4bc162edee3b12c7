type Action = { type: "add"; payload: { id: string } } | { type: "del"; payload: string } | { type: "clear"; payload?: undefined }
const reduce = (s: string[], { type, payload }: Action) => {
  if (type === "add") return [...s, payload.id]
  if (type === "del") return s.filter((x) => x !== payload)
  return payload ?? null
}
const byArgs = (...args: ["n", number] | ["s", string, boolean?] | ["none"]) => {
  const [k, v, more] = args
  return k === "n" ? v : k === "s" ? { v, more } : args.length
}
const cb: (...a: [err: Error, data: null] | [err: null, data: Buffer]) => unknown = (err, data) => (err ? err.message : data.length)
/** Discriminates through destructuring. */
export default (input: { action: Action; tuple: ["a", 1] | ["b", { x: 2 }] }) => {
  const { type: t, payload: p } = input.action
  const [tag, val] = input.tuple
  const { action: { type, payload } } = input
  return { r: reduce([], input.action), b: byArgs("n", 1), tv: tag === "b" ? val.x : val, d: type === "del" ? payload.length : type === "add" ? payload : type, c: cb(null, Buffer.from("")), t, p }
}
