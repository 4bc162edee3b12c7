const T = { a: [1, { b: "x" }], f: () => "r", get g() { return 1 }, [`k${1}`]: 2, n: -1, t: `t`, neg: -1n, u: undefined, e: [] } as const
const arr = <const A extends readonly unknown[]>(...a: A) => a
const obj = <const O>(o: O) => o
const lim = <const O extends { k: string[] }>(o: O) => o
const rd = <const O extends { k: readonly string[] }>(o: O) => o
class K { static readonly x = "lit"; readonly y = 1; z = "wide"; static w = [1] as const }
/** const contexts. */
export default (input: { n: number }) => ({ T, a: arr(1, [2, "b"], { c: true }), o: obj({ a: [1, { b: "x" }], n: input.n }), l: lim({ k: ["a"] }), r: rd({ k: ["a", "b"] }), x: K.x, y: new K().y, z: new K().z, w: K.w, tern: obj(input.n ? "p" : ["q"]), sp: [...[1, 2] as const, "z"] as const })
