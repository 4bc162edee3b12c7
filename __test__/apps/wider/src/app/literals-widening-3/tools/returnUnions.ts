const pick = (n: number) => { switch (n) { case 0: return "zero"; case 1: return 1; case 2: return true; case 3: return null; default: return { n } } }
const onlyStrings = (n: number) => { if (n > 1) return "big"; if (n < -1) return "small"; return "mid" }
const single = () => "one"
const bools = (n: number) => n > 1 ? true : n < 0 ? false : undefined
/** Literals out of functions. */
export default async ({ n }: { n: number }) => { const r = pick(n); const s = onlyStrings(n); let t = s; return { r, s, t, one: single(), b: bools(n), arr: [onlyStrings(n)] } }
