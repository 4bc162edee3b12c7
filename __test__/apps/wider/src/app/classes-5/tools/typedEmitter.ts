interface Events { open: [id: string]; close: [id: string, code?: number]; tick: [] }
class Emitter<E extends Record<keyof E, unknown[]>> {
  #on: { [K in keyof E]?: Array<(...a: E[K]) => void> } = {}
  on<K extends keyof E>(k: K, f: (...a: E[K]) => void) { (this.#on[k] ??= []).push(f); return () => { this.#on[k] = this.#on[k]?.filter((g) => g !== f) } }
  emit<K extends keyof E>(k: K, ...a: E[K]) { this.#on[k]?.forEach((f) => f(...a)); return this.#on[k]?.length ?? 0 }
  get handlers() { return Object.keys(this.#on) as (keyof E & string)[] }
}
class Conn extends Emitter<Events> { last?: Parameters<Conn["emit"]>[0]; open = (id: string) => this.emit("open", id) }
/** Events. */
export default (input: { ids: string[] }) => {
  const c = new Conn()
  const log: { id: string; code: number | undefined }[] = []
  const off = c.on("close", (id, code) => log.push({ id, code }))
  const counts = input.ids.map((id) => [c.open(id), c.emit("close", id, 1), c.emit("tick")])
  off()
  return { log, counts, handlers: c.handlers, last: c.last, args: [] as unknown as Events["close"] }
}
