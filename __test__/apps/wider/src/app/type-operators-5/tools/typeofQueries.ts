const cfg = { a: { b: [{ c: 1, d: "x" }] as const, f: (x: number, y?: string) => ({ x, y }), g: async function* () { yield 1 } }, s: new Set<"q">(), k: Symbol("k") } as const
class K { static of<T>(t: T) { return { t } } m = (x: typeof cfg.a.b[0]["c"]) => [x]; declare p: typeof cfg.s }
const pick = K.of<{ z: 1 }>
let { a: { b: [{ d }] }, s: ss } = cfg
type Inst = ReturnType<typeof K.of<string>>
/** typeof. */
export default (input: { c: (typeof cfg)["a"]["b"][number]["d"]; p: Parameters<typeof cfg.a.f>; i: Inst; m: ReturnType<K["m"]> }): { r: ReturnType<typeof cfg.a.f>; y: typeof cfg.a.g extends () => AsyncGenerator<infer Y> ? Y : 0; pk: ReturnType<typeof pick>; d: typeof d; s: typeof ss extends Set<infer Q> ? Q : never; inp: typeof input.p; self: typeof K.of extends (t: infer T) => infer R ? [T, keyof R] : 0 } => { throw new Error(input.c) }
