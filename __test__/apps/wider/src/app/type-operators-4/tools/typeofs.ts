import * as path from "node:path"
const obj = { a: 1, b: { c: "x" as const, d: [1, 2] as const, e: new Date(), f: () => "r" as const, ...{ sp: true } }, ["comp" + "uted"]: 1, "quoted-key": null, 5: undefined } 
let wide = "x"; const lit = "y"; let un: string | undefined = undefined; const arr = [1, "a", null]; const neg = -1; const tpl = `a${1}`; const ctpl = `a${lit}` as const; const big = 5n; const re = /x/; const nested = [[1], ["a"]]; const emptyObj = {}
function fn<T extends string>(a: T, b = 5, { c = "d" }: { c?: string } = {}): { r: T } { return { r: a } }
async function* gen() { yield 1; yield "a"; return true }
class K { static s = { deep: 1 }; static m() { return this.s } inst = K.s; ["lit"] = 5 }
const sat = { x: 1, y: [{ z: "q" }] } satisfies Record<string, unknown>
const frozen = Object.freeze({ a: 1, b: ["x"] }); const ents = Object.entries({ a: 1 }); const m = new Map([["a", { v: 1 }]]); const s = new Set(["p", "q"] as const)
const { b: { d: [first] } } = obj; const [x0, ...xs] = [1, 2, 3]
enum E { A, B = "b" }
/** typeof */
export default async (input: { o: typeof obj; w: typeof wide; l: typeof lit; u: typeof un; a: typeof arr; n: typeof neg; t: typeof tpl; ct: typeof ctpl; b: typeof big; ne: typeof nested; eo: typeof emptyObj; fp: Parameters<typeof fn>; fr: ReturnType<typeof fn>; fi: ReturnType<typeof fn<"q">>; ks: typeof K.s; km: ReturnType<typeof K.m>; ki: K["inst"]; kl: K["lit"]; sat: typeof sat; fz: typeof frozen; en: typeof ents; mv: typeof m extends Map<infer A, infer B> ? [A, B] : 0; sv: typeof s extends Set<infer A> ? A : 0; f1: typeof first; xx: typeof xs; e: keyof typeof E; sep: typeof path.sep; pp: ReturnType<typeof path.parse>; g: ReturnType<typeof gen> extends AsyncGenerator<infer Y, infer R> ? [Y, R] : 0; q: (typeof obj)["b"]["e"]; cc: (typeof obj)["quoted-key"]; me: typeof import("node:path").posix.sep })=> input.l
