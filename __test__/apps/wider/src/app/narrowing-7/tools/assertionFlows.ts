function assert(c: unknown): asserts c { if (!c) throw 0 }
function assertKind<K extends string>(x: { kind: string }, k: K): asserts x is { kind: K } & typeof x { if (x.kind !== k) throw 1 }
const fail: (m: string) => never = (m) => { throw new Error(m) }
class Parser { pos = 0; tok: string | null = null; expect(): asserts this is this & { tok: string } { if (!this.tok) fail("x") } die(): never { throw this } }
type Un = { kind: "a"; v: 1 } | { kind: "b"; v: 2 }
/** Assertions. */
export default (input: { u: Un; s?: string | number; p: unknown }) => {
  assert(input.s)
  const s1 = input.s
  assert(typeof input.s === "string" && input.s.length > 1)
  const s2 = input.s
  const { u } = input
  assertKind(u, "b")
  const p: Parser = new Parser()
  p.expect()
  const t = p.tok
  assert(input.p instanceof Date || Array.isArray(input.p))
  const q = input.p
  if (p.pos > 3) p.die()
  const z = u.v === 2 ? u : fail("never")
  return { s1, s2, u, t, q: Array.isArray(q) ? q : q.getTime(), z }
}
