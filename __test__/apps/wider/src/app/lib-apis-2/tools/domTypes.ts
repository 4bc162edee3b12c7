/** Describe web objects. */
export default (input: { rect: DOMRectInit; init: EventInit; blob?: BlobPropertyBag; mode: RequestMode; cred?: RequestCredentials; h?: HeadersInit }) => {
  const headers = new Headers(input.h)
  const entries = [...headers.entries()]
  const url = URL.createObjectURL(new Blob(["x"]))
  const e = new CustomEvent("x", { detail: { a: 1 } })
  const ch = new MessageChannel()
  const perf = performance.mark("x")
  return { entries, url, detail: e.detail, type: e.type, started: perf.startTime, rect: { ...input.rect }, port: typeof ch.port1, mode: input.mode, q: queueMicrotask(() => {}), href: new URL("x", "http://y").searchParams.toString(), has: headers.has("x") }
}
