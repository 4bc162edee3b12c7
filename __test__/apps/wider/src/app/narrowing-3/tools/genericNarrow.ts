function pluck<T extends { id: string } | string>(x: T) { return typeof x === "string" ? x : x.id }
function orElse<T>(v: T | undefined, d: T) { if (v === undefined) return d; return v }
function keyed<T extends object, K extends keyof T>(o: T, k: K) { const v = o[k]; return v === null || v === undefined ? undefined : { v } }
function first<T>(x: T | T[]) { return Array.isArray(x) ? x[0] : x }
/** Narrow type parameters. */
export default (input: { a: string | { id: string; n: 1 }; b?: number; c: { k: string | null } }) => ({ p: pluck(input.a), o: orElse(input.b, 0), k: keyed(input.c, "k"), f: first<string>(["x"]), g: first(3) })
