type Events = { open: []; data: [chunk: string, size: number]; close: [code?: number] }
class Emitter<M extends Record<string, unknown[]>> {
  #subs: { [K in keyof M]?: ((...a: M[K]) => void)[] } = {}
  on<K extends keyof M>(k: K, f: (...a: M[K]) => void) { (this.#subs[k] ??= []).push(f); return () => void (this.#subs[k] = this.#subs[k]?.filter((g) => g !== f)) }
  once<K extends keyof M>(k: K) { return new Promise<M[K]>((ok) => { const off = this.on(k, (...a) => { off(); ok(a) }) }) }
  emit<K extends keyof M>(k: K, ...a: M[K]) { this.#subs[k]?.forEach((f) => f(...a)); return this.#subs[k]?.length }
}
/** Waits for events. */
export default async (input: { timeout: number }) => {
  const e = new Emitter<Events>()
  const [chunk, size] = await e.once("data")
  const [code] = await e.once("close")
  const open = await e.once("open")
  return { chunk, size, code, open, n: e.emit("data", "x", 1), off: e.on("open", () => {})() }
}
