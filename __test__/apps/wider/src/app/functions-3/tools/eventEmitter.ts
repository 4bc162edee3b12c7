type Events = { start: [at: number]; stop: [at: number, reason?: string]; error: [Error] }
function on<K extends keyof Events>(name: K, fn: (...args: Events[K]) => void) { return { name, fn, off: () => true } }
function emit<K extends keyof Events>(name: K, ...args: Events[K]) { return { name, args, n: args.length } }
/** Emit events. */
export default (input: { at: number; reason?: string }) => {
  let seen: { at: number; reason?: string } | undefined
  on("stop", (at, reason) => { seen = { at, reason: reason ?? "none" } })
  return { a: emit("start", input.at), b: emit("stop", input.at, input.reason).args, seen, off: on("error", (e) => e.message).off() }
}
