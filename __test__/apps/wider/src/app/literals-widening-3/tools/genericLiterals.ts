declare function id<T>(x: T): T
declare function lit<T extends string>(x: T): T
declare function obj<T extends { k: string }>(x: T): T
declare function arr<T extends string>(x: T[]): T[]
declare function wrap<T>(x: T): { w: T }
declare function tupled<T extends [unknown, ...unknown[]]>(x: T): T
/** Literals through generics. */
export default (input: { s: string }) => { const c = id("a"); let d = id("a"); return { a: id("a"), b: lit("b"), c, d, e: obj({ k: "v" }), f: arr(["x", "y"]), g: wrap("w"), h: wrap(lit("z")), i: tupled([1, "a", true]), j: id([1, 2]), k: id({ x: "y" }), l: [lit("q"), input.s], m: id<"m" | "n">("m") } }
