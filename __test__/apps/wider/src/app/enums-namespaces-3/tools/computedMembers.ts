export enum Size { S = "abc".length, M = 10, L, XL = L + 5 }
export enum Mixed { A, B = "b", C = 7, D }
/** Computed members. */
export default (input: { size: Size; mixed: Exclude<Mixed, Mixed.A> }) => { const rev = Size[input.size]; const m = input.mixed; return { rev, m, isB: m === Mixed.B ? m : null, n: Number(Size.XL), ks: Object.keys(Mixed).length, sw: ((): number | string => { switch (m) { case Mixed.B: return "b"; default: return m } })() } }
