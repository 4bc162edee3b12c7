interface I { a: 1; 2: "x"; "b-c"?: 3; [Symbol.iterator]: 4 }
type Idx = { [k: string]: number }
type NumIdx = { [n: number]: string; len: number }
class C { #p = 1; private q = 2; protected r = 3; s = 4; static t = 5; get g() { return 1 } set g(v) {} m() {} }
declare const tuple: readonly ["a", 1, { x: true }]
type El = (typeof tuple)[number]
type At0 = (typeof tuple)[0]
type U = { k: "a"; v: 1 } | { k: "b"; v: "x"; w?: 2 }
/** keyof */
export default async (input: { ki: Exclude<keyof I, symbol>; kidx: keyof Idx; kn: keyof NumIdx; kc: keyof C; kst: Exclude<keyof typeof C, "prototype">; kt: Extract<keyof [1, 2], `${number}`>; kstr: Extract<keyof string, "length" | "at">; ku: keyof U; kud: U extends infer X ? X extends X ? keyof X : never : never; kany: keyof any; kunk: keyof unknown; knev: keyof never; kint: keyof ({ a: 1 } & { b: 2 }); el: El; at: At0; uv: U["v"]; opt: I["b-c"]; len: (typeof tuple)["length"]; idx: Idx["anything"]; nidx: NumIdx[5]; str0: string[][0][1]; cst: C["s" | "g"]; deep: { a: { b?: { c: 1 }[] } }["a"]["b"]; kr: keyof Record<"a" | "b", 1>; kp: keyof Partial<Pick<I, "a">>; km: keyof { [K in "x" | "y" as `${K}1`]: 1 }; kbool: Extract<keyof boolean, string>; kenum: keyof typeof import("node:os").constants.dlopen })=> input.ki
