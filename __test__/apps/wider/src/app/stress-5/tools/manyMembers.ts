type Month = "jan" | "feb" | "mar" | "apr" | "may" | "jun"
type Day = 1 | 2 | 3 | 4 | 5
type Key = `${Month}-${Day}`
type Big = { [K in Key]: { key: K; n: K extends `${infer M}-${infer D extends number}` ? { m: M; d: D } : never } }
type Only<T, M extends Month> = { [K in keyof T as K extends `${M}-${string}` ? K : never]: T[K] }
type Inv<T extends Record<string, string>> = { [K in keyof T as T[K]]: K }
type UnionToInter<U> = (U extends unknown ? (k: U) => void : never) extends (k: infer I) => void ? I : never
/** Many. */
export default (input: { key: Key; part: Partial<Only<Big, "feb">> }): { jan: Only<Big, "jan">; inv: Inv<{ a: "x"; b: "y" }>; u: UnionToInter<{ a: 1 } | { b: 2 } | { a: 1 | 2 }>; f: Big["mar-3"]["n"] } => { throw new Error(input.key) }
