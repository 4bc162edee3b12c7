type Level = "low" | "high"
declare function make<L extends Level, O extends { level: L; tags?: readonly string[] }>(o: O): O
declare function tuple<T extends readonly unknown[] | []>(t: T): T
declare function keys<const K extends string>(...k: K[]): { [P in K]: P }
declare function cfg<T extends Record<string, Level | number>>(t: T): T
/** Contextual literals. */
export default (input: { l: Level }) => { let x: Level = "low"; const o: { level: Level; n: 1 | 2 } = { level: "low", n: 1 }; const fs = [() => "a" as const, () => "b" as const]; return { a: make({ level: "low", tags: ["q"] }), b: tuple([1, "z", [2]]), c: keys("p", "q"), d: cfg({ a: "low", b: 3 }), x, lv: o.level, f: fs.map((f) => f()), g: [input.l, "low"].at(0), h: ["low" as Level, "other"], i: (["a", 1] as ["a", 1])[0], j: input.l === "low" ? "low" : { k: "v" } } }
