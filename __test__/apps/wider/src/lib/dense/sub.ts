export type Deep<T> = { readonly [K in keyof T]-?: T[K] extends object ? Deep<T[K]> : T[K] }
export const LIMITS = { max: 10, min: 1, names: ["a", "b"] } as const
export function helper<T extends number | string>(x: T) { return { x, double: typeof x === "number" ? x * 2 : `${x}${x}` } }
export { type AOpts as Opt } from "./a"
