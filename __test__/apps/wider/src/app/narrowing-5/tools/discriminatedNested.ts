type Res<T, E = Error> = { ok: true; value: T } | { ok: false; error: E; retry?: boolean }
type Ev = { meta: { type: "a"; v: 1 }; data: string } | { meta: { type: "b" }; data: number }
const isOk = <T, E>(r: Res<T, E>): r is Extract<Res<T, E>, { ok: true }> => r.ok
/** Nested discriminants. */
export default (input: { rs: Res<{ id: string }, "net" | "auth">[]; ev: Ev; state: [tag: "l", n: number] | [tag: "r", s: string, x?: boolean] }) => {
  const good = input.rs.filter(isOk).map((r) => r.value.id)
  const errs = input.rs.flatMap((r) => (r.ok ? [] : [{ e: r.error, again: r.retry ?? r.error === "net" }]))
  const p = input.rs.find((r) => !r.ok)
  const [tag, val] = input.state
  const tv = tag === "l" ? val + 1 : val.length
  const st = input.state[0] === "r" ? input.state[2] : input.state.length
  const m = input.ev.meta.type === "a" ? input.ev.meta.v : input.ev.data
  const first = input.rs[0]
  if (!first.ok && first.error !== "net") return { auth: first.error, m }
  return { good, errs, p, tv, st, m, f: first.ok ? first.value : first.error }
}
