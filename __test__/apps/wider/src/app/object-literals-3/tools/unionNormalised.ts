/** Normalised unions of literals. */
export default ({ n }: { n: number }) => { const pick = n > 1 ? { a: 1, b: "x" } : { a: 2 }; const list = [{ t: "p", v: 1 }, { t: "q", w: [1] }, { t: "r" }]; const m = [{}, { a: 1 }]; const nested = n ? { o: { x: 1 } } : { o: { y: "s" } }; return { pick, b: pick.b, list, w: list[0]!.w, m, nested, nul: [null, { k: 1 }], f: n > 3 ? [] : [{ id: 1 }] } }
