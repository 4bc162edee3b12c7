type P<T> = (s: string, i: number) => { ok: true; v: T; i: number } | { ok: false; at: number; want: string[] }
const str = <S extends string>(x: S): P<S> => (s, i) => (s.startsWith(x, i) ? { ok: true, v: x, i: i + x.length } : { ok: false, at: i, want: [x] })
const re = (r: RegExp, name: string): P<string> => (s, i) => { const m = new RegExp(r.source, "y"); m.lastIndex = i; const g = m.exec(s); return g ? { ok: true, v: g[0], i: i + g[0].length } : { ok: false, at: i, want: [name] } }
const map = <A, B>(p: P<A>, f: (a: A) => B): P<B> => (s, i) => { const r = p(s, i); return r.ok ? { ...r, v: f(r.v) } : r }
const seq = <T extends readonly P<any>[]>(...ps: T): P<{ -readonly [K in keyof T]: T[K] extends P<infer U> ? U : never }> => (s, i) => { const out: any = []; for (const p of ps) { const r = p(s, i); if (!r.ok) return r; out.push(r.v); i = r.i } return { ok: true, v: out, i } }
const alt = <T extends readonly P<any>[]>(...ps: T): P<T[number] extends P<infer U> ? U : never> => (s, i) => ps.map((p) => p(s, i)).find((r) => r.ok) ?? { ok: false, at: i, want: [] }
const many = <T>(p: P<T>): P<T[]> => (s, i) => { const v: T[] = []; for (let r = p(s, i); r.ok; r = p(s, i)) { v.push(r.v); i = r.i } return { ok: true, v, i } }
const lazy = <T>(f: () => P<T>): P<T> => (s, i) => f()(s, i)
const num = map(re(/\d+/, "number"), Number)
type Expr = { t: "n"; v: number } | { t: "b"; op: "+" | "*"; l: Expr; r: Expr }
const atom: P<Expr> = alt(map(num, (v) => ({ t: "n" as const, v })), map(seq(str("("), lazy(() => expr), str(")")), ([, e]) => e))
const expr: P<Expr> = map(seq(atom, many(seq(alt(str("+"), str("*")), atom))), ([h, ts]) => ts.reduce<Expr>((l, [op, r]) => ({ t: "b", op, l, r }), h))
/** Parses an expression. */
export default (input: { src: string }) => {
  const r = expr(input.src, 0)
  const pairs = seq(str("k"), num, many(alt(str("a"), num)))(input.src, 0)
  return r.ok ? { ast: r.v, rest: input.src.slice(r.i), pairs: pairs.ok ? pairs.v : pairs.want } : { error: r.want.join(), at: r.at }
}
