type States = "idle" | "running" | "done"
type Transitions = { [S in States]: Partial<Record<"start" | "stop" | "reset", States>> }
const T = { idle: { start: "running" }, running: { stop: "done" }, done: { reset: "idle" } } as const satisfies Transitions
type Next<S extends States, A> = A extends keyof (typeof T)[S] ? (typeof T)[S][A] : never
class Machine<S extends States = "idle"> {
  history: States[] = []
  constructor(readonly state: S) {}
  static idle = () => new Machine("idle")
  go<A extends keyof (typeof T)[S]>(a: A) { return new Machine(T[this.state][a] as unknown as Next<S, A> extends infer N extends States ? N : never) }
  is<Q extends States>(q: Q): this is Machine<Q> { return (this.state as States) === q }
}
/** Machine. */
export default (input: { log: boolean }) => {
  const m = Machine.idle()
  const r = m.go("start")
  const d = r.go("stop")
  return { a: m.state, b: r.state, c: d.state, back: d.go("reset").state, hist: d.history, table: T, log: input.log && T.running.stop }
}
