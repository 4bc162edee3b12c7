/** Unions of literals. */
export default (input: { m: "a" | "b" | "c"; n?: number; list: number[] }) => {
  const pick = () => { if (input.m === "a") return { t: "a", v: 1, deep: { x: 1 } }; if (input.m === "b") return { t: "b", w: "s", deep: { y: "q", z: [{ k: 1 }] } }; return { t: "c" as const, deep: null } }
  const arr = [{ a: 1 }, { b: "x", c: { d: 1 } }, { c: { e: true } }]
  const cond = input.n ? { ok: true, data: { n: input.n } } : { ok: false, err: "no" }
  const mapped = input.list.map((n) => (n > 1 ? { n, big: true } : n < 0 ? { neg: n } : { n: null }))
  const red = input.list.reduce((a, n) => ({ ...a, [n]: n }), {})
  const fixed: { p: string; q?: number }[] = [{ p: "x" }]
  const mix = [...fixed, { p: "y", r: 1 }, ...(input.n ? [{ s: 1 }] : [])]
  return { pick: pick(), arr, cond, mapped, red, mix, d: cond.data?.n, e: cond.err, ar: arr[0].c?.e, t: [{ x: 1 }, null, { y: 2 }], o: { in: input.n ? { u: 1 } : { v: 2 } } }
}
