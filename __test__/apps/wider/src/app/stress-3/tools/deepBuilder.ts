const step = <S extends object>(s: S) => ({ state: s, add: <K extends string, V>(k: K, v: V) => step({ ...s, [k]: v } as S & Record<K, V>) }) as Step<S>
interface Step<S> { state: S; add<K extends string, V>(k: K, v: V): Step<S & Record<K, V>> }
/** Many steps. */
export default (input: { n: number }) => step({ start: true }).add("a", 1).add("b", "x").add("c", [1]).add("d", { e: input.n }).add("f", null).add("g", () => 1).add("h", new Date(0).toISOString()).add("i", [1, "a"] as const).add("j", undefined as number | undefined).add("k", true).state.d
