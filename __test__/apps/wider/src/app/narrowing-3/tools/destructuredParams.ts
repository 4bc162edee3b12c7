type Action = { type: "inc"; payload: number } | { type: "set"; payload: { v: string } } | { type: "reset"; payload?: undefined }
function reduce({ type, payload }: Action) { switch (type) { case "inc": return payload + 1; case "set": return payload.v; case "reset": return payload } }
const handler = (...[kind, data]: ["num", number] | ["str", string] | ["none"]) => (kind === "num" ? data.toFixed() : kind === "str" ? [data] : data)
/** Reduce. */
export default ({ action }: { action: Action }) => {
  const { type, payload } = action
  return { r: reduce(action), p: type === "inc" ? payload : type === "set" ? payload.v : payload, h: handler("num", 1) }
}
