type State = { user: { name: string; prefs: { theme: "light" | "dark"; sizes: number[] } } | null; todos: Record<string, { text: string; done: boolean }>; filter: "all" | "open" }
type Handlers<S, A extends { type: string }> = { [T in A["type"]]: (s: S, a: Extract<A, { type: T }>) => S }
type Actions = { type: "login"; name: string } | { type: "logout" } | { type: "add"; id: string; text: string } | { type: "toggle"; id: string } | { type: "theme"; to: "light" | "dark" }
const createReducer = <S, A extends { type: string }>(init: S, hs: Handlers<S, A>) => (s: S = init, a: A) => hs[a.type as A["type"]](s, a as never)
type Creators<A extends { type: string }> = { [T in A["type"]]: Exclude<keyof Extract<A, { type: T }>, "type"> extends never ? () => Extract<A, { type: T }> : (p: Omit<Extract<A, { type: T }>, "type">) => Extract<A, { type: T }> }
const act = new Proxy({} as Creators<Actions>, { get: (_, type) => (p?: object) => ({ type, ...p }) })
const select = <S, R extends unknown[], O>(...a: [...{ [K in keyof R]: (s: S) => R[K] }, (...r: R) => O]) => (s: S) => (a.at(-1) as (...r: R) => O)(...(a.slice(0, -1).map((f) => (f as (s: S) => unknown)(s)) as R))
const init: State = { user: null, todos: {}, filter: "all" }
const reduce = createReducer<State, Actions>(init, { login: (s, { name }) => ({ ...s, user: { name, prefs: { theme: "dark", sizes: [] } } }), logout: (s) => ({ ...s, user: null }), add: (s, { id, text }) => ({ ...s, todos: { ...s.todos, [id]: { text, done: false } } }), toggle: (s, { id }) => ({ ...s, todos: { ...s.todos, [id]: { ...s.todos[id], done: !s.todos[id].done } } }), theme: (s, { to }) => (s.user ? { ...s, user: { ...s.user, prefs: { ...s.user.prefs, theme: to } } } : s) })
/** Reduce. */
export default (input: { actions: Actions[] }) => {
  const end = input.actions.concat(act.logout(), act.add({ id: "1", text: "x" })).reduce(reduce, init)
  const sel = select<State, [State["todos"], State["filter"], ], { text: string; done: boolean }[]>((s) => s.todos, (s) => s.filter, (t, f) => Object.values(t).filter((x) => f === "all" || !x.done))
  return { end, open: sel(end), theme: end.user?.prefs.theme ?? null, made: act.theme({ to: "dark" }), ids: Object.keys(end.todos) }
}
