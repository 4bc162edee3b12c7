type Cfg = { mode: "a" | "b"; n?: number; list: (string | number)[]; f?: (x: number) => unknown; nest?: Record<string, { on: boolean }> }
const c1 = { mode: "a", list: [1, "x"], f: (x) => x * 2, nest: { p: { on: true } } } satisfies Cfg
const c2 = { ...c1, mode: "b" } satisfies Cfg as Cfg
const c3 = [{ mode: "a", list: [] }, { mode: "b", list: ["q"], n: 1 }] satisfies Cfg[]
const c4 = { a: 1, b: "x" } as const satisfies Record<string, string | number>
const c5 = ["a", "b"] satisfies ["a" | "z", string]
const c6 = (({ x }) => ({ x, k: "lit" })) satisfies (i: { x: number }) => { k: "lit" | "no" }
const c7 = "lit" satisfies "lit" | "no"
let c8 = "lit" satisfies "lit" | "no"
/** satisfies. */
export default (input: { m: Cfg["mode"] }) => ({ c1: { m: c1.mode, l: c1.list, f: c1.f(1), n: c1.nest.p.on }, c2: c2.n, c3, c4, c5, c6: c6({ x: 1 }), c7, c8, d: { mode: input.m, list: [1] } satisfies Cfg })
