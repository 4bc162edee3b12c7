/** Write a number in many ways. */
export default ({ n, radix = 10 }: { n: number | bigint | string; radix?: 2 | 8 | 10 | 16 }) => {
  const big = typeof n === "bigint" ? n : BigInt(n)
  const safe = Number.isSafeInteger(Number(big))
  const digits = [...big.toString(radix)].map((d) => Number.parseInt(d, radix))
  return { big, square: big ** 2n, neg: -big, half: big / 2n, cmp: big > 10, safe, digits, fixed: Number(big).toFixed(2), exp: Number(big).toExponential(), clamp: Math.min(Math.max(Number(big), 0), 1), bits: BigInt.asUintN(8, big), trunc: Math.trunc(1.2), sign: Math.sign(-1), hyp: Math.hypot(3, 4), consts: [Number.MAX_SAFE_INTEGER, Number.EPSILON] as const, plus: +"3", inc: n === 0 ? 0 : 1, loc: big.toLocaleString("en") }
}
