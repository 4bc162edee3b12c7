/** Aliased conditions. */
export default (input: { a?: string; b: number | string[]; readonly c: { t: "x"; v: number } | { t: "y"; v: string } }) => {
  const hasA = input.a !== undefined
  const isArr = Array.isArray(input.b)
  const { b, c } = input
  const bArr = Array.isArray(b)
  const isX = c.t === "x"
  const both = bArr && isX
  const { t, v } = c
  return { a: hasA ? input.a : null, b1: isArr ? input.b : 0, b2: bArr ? b.length : b.toFixed(), x: isX ? c.v : c.v, both: both ? [b, c.v] : null, v: t === "y" ? v : v + 1, n: !hasA || input.a, tr: hasA && input.a ? input.a : "d" }
}
