/** Widening in its forms. */
export default (input: { on: boolean }) => {
  const a = "a"
  let b = a
  const c: "c" = "c"
  let d = c
  const e = input.on ? "yes" : "no"
  let f = e
  const g = { e, c, a, f: input.on ? 1 : 2 }
  const h = [a, c, e]
  let i = input.on ? "x" as const : 3
  return { a, b, c, d, e, f, g, h, i, j: "lit", k: -1, l: +1, m: !0, n: `t`, o: `t${1}`, p: 10n, q: null, r: undefined, s: void 0 }
}
