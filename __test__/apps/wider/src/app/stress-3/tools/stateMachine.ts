const machine = { initial: "idle", states: { idle: { on: { START: "running" } }, running: { on: { PAUSE: "paused", STOP: "done" } }, paused: { on: { RESUME: "running" } }, done: { on: {} } } } as const
type M = typeof machine
type S = keyof M["states"]
type EventsOf<X extends S> = keyof M["states"][X]["on"]
type Next<X extends S, E> = E extends keyof M["states"][X]["on"] ? M["states"][X]["on"][E] : never
type AllEvents = { [X in S]: EventsOf<X> }[S]
type Walk<X extends S, Es extends readonly unknown[]> = Es extends readonly [infer E, ...infer R] ? (Next<X, E> extends infer N extends S ? Walk<N, R> : never) : X
declare function walk<const Es extends readonly AllEvents[]>(...es: Es): Walk<"idle", Es>
/** Drive the machine. */
export default ({ events, from }: { events: AllEvents[]; from: S }) => { let s: S = from; for (const e of events) { const on: Partial<Record<AllEvents, S>> = machine.states[s].on; s = on[e] ?? s } return { s, w: walk("START", "PAUSE", "RESUME", "STOP"), table: {} as { [X in S]: { [E in EventsOf<X>]: Next<X, E> } } } }
