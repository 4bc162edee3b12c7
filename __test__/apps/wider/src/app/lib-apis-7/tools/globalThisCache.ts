type Pool = { size: number; at: Date }
const scope = globalThis as typeof globalThis & { __pool?: Map<string, Pool> }
const pool = (scope.__pool ??= new Map())
/** What is plain data, and what is not: nothing but itself has all that is global. */
type Kept<T> = T extends Date | typeof globalThis ? T : T extends object ? { [K in keyof T]: Kept<T[K]> } : T
/** Keeps a pool where hot reloading finds it again. */
export default (input: { key: string; kept?: Kept<Pool> }) => {
  const { parseInt: int, NaN: nan } = globalThis
  const once = "__once" in scope ? scope.__once : null
  return { pool: pool.get(input.key), kept: input.kept, n: int(input.key) || nan, once, self: globalThis.globalThis.isNaN(1), own: Object.keys(globalThis).length, none: globalThis.undefined, has: globalThis.hasOwnProperty("x") }
}
