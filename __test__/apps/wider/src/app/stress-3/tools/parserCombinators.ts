type P<T> = (s: string, i: number) => { ok: true; value: T; i: number } | { ok: false; at: number }
const map = <A, B>(p: P<A>, f: (a: A) => B): P<B> => (s, i) => { const r = p(s, i); return r.ok ? { ok: true, value: f(r.value), i: r.i } : r }
const seq = <T extends unknown[]>(...ps: { [K in keyof T]: P<T[K]> }): P<T> => (s, i) => { const out = []; for (const p of ps) { const r = (p as P<unknown>)(s, i); if (!r.ok) return r; out.push(r.value); i = r.i } return { ok: true, value: out as T, i } }
const alt = <T extends unknown[]>(...ps: { [K in keyof T]: P<T[K]> }): P<T[number]> => (s, i) => { for (const p of ps) { const r = p(s, i); if (r.ok) return r } return { ok: false, at: i } }
const lit = <L extends string>(l: L): P<L> => (s, i) => (s.startsWith(l, i) ? { ok: true, value: l, i: i + l.length } : { ok: false, at: i })
const num: P<number> = (s, i) => { const m = /^\d+/.exec(s.slice(i)); return m ? { ok: true, value: Number(m[0]), i: i + m[0].length } : { ok: false, at: i } }
const many = <T>(p: P<T>): P<T[]> => (s, i) => { const value: T[] = []; for (;;) { const r = p(s, i); if (!r.ok) return { ok: true, value, i }; value.push(r.value); i = r.i } }
const expr = seq(num, many(seq(alt(lit("+"), lit("-")), num)))
const tree = map(expr, ([first, rest]) => rest.reduce<{ op: "+" | "-" | "num"; l?: unknown; n: number }>((acc, [op, n]) => ({ op, l: acc, n }), { op: "num", n: first }))
/** Parse a sum. */
export default ({ text }: { text: string }) => { const a = expr(text, 0); const b = tree(text, 0); return { a, b, v: a.ok ? a.value[1][0]?.[0] : a.at, alt: alt(num, lit("x"), map(num, String))(text, 0) } }
