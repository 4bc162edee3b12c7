const a = () => "x"
const b = () => ({ k: "x" })
const d = () => [1, "x"]
const e = (p: boolean) => (p ? "x" : "y")
const f = (p: boolean) => { if (p) return "x"; return 1 }
const g = (): "x" | "y" => "x"
const h = () => { const v = "x"; return v }
const i = () => { const v = { k: "x" as const, z: "w" }; return v }
async function j() { return "x" }
async function k(p: boolean) { if (p) return { a: 1 }; return { b: "x" } }
function* l() { yield "x"; yield 1; return true }
const m = <T extends string>(t: T) => t
const n = <T>(t: T) => ({ t })
const o = <const T>(t: T) => t
/** Fresh. */
export default async (_: { p: boolean }) => ({ a: a(), b: b(), d: d(), e: e(true), f: f(true), g: g(), h: h(), i: i(), j: await j(), k: await k(true), l: [...l()], m: m("q"), n: n("q"), o: o({ z: ["q", { y: 1 }] }), mm: [m("q")], nn: n(m("q")), lr: l().next(), id: ((x: "lit") => x)("lit") })
