/** Numbers. */
export default (input: { xs: readonly number[]; big?: string; radix?: 2 | 16 }) => {
  const { PI, E, max, hypot } = Math
  const [min, ...r] = [...input.xs].sort()
  const b = BigInt(input.big ?? "1") ** 2n
  const mix = input.radix === 2 ? 1n : 2
  const st = input.xs.reduce(({ n, mean, m2 }, x) => { const d = x - mean; const nn = n + 1; return { n: nn, mean: mean + d / nn, m2: m2 + d * d } }, { n: 0, mean: 0, m2: 0 })
  return { PI, E, mx: max(...input.xs), h: hypot(3, 4), min, r, b, mix, st, t: Math.trunc(1.5), clz: Math.clz32(1), s: (12.5).toLocaleString("nl"), ex: (1).toExponential(), eq: b === 1n, as: BigInt.asIntN(8, b), neg: -b, pls: +"1", not: ~1, un: 1 >>> 0, str: 5 + "x", cmp: "a" < "b", p: parseFloat("1"), d: new Date(0).getTime() - +new Date(), nan: NaN, inf: -Infinity, v: void 0 }
}
