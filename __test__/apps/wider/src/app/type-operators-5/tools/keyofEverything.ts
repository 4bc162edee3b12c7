interface Arr extends Array<string> { extra: 1 }
type Tp = [a: 1, b?: 2, ...c: 3[]]
enum E { A, B }
class C { #p = 1; static s = 2; private q = 1; pub = 1; m() {} get g() { return 1 } }
type KO = { [k: string]: number }; type KN = { [n: number]: string; named: string }; type KS = { [s: symbol]: 1; [t: `t-${string}`]: 2; 5: 3 }
type Vals<T> = T[keyof T]
/** keyof. */
export default (input: { e: keyof typeof E; c: keyof C; cs: Exclude<keyof typeof C, "prototype">; ko: keyof KO; kn: keyof KN; u: keyof ({ a: 1; b: 2 } | { b: 3; c: 4 }); i: keyof ({ a: 1 } & { b: 2 }); s: keyof "str" & `c${string}`; t: Exclude<keyof Tp, keyof any[]>; n: keyof never & "length"; un: keyof unknown }): { v: Vals<{ x: 1; y?: "z" }>; tn: Tp[number]; t1: Tp[1]; tl: Tp["length"]; an: Arr[number]; a0: Arr["extra"]; nn: KN["named"]; ks: KS[`t-${"q"}`]; opt: { a?: { b: 1 } }["a"]; d: ["x", "y"][0 | 1]; m: ReturnType<C["m"]>; st: "abc"["length"]; fn: ((x: 1) => 2)["length"] } => { throw new Error(input.e) }
