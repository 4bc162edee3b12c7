type Json<T> = T extends string | number | boolean | null ? T : T extends Date ? string : T extends (...a: any) => any ? never : T extends readonly (infer U)[] ? Json<U>[] : T extends object ? { [K in keyof T as T[K] extends Function ? never : K]: Json<T[K]> } : never
type Awaited2<T> = T extends PromiseLike<infer U> ? Awaited2<U> : T
type Fn = { <T>(x: T): T extends string ? { s: T } : { o: T }; <T, U extends keyof T>(x: T, k: U): T[U] }
declare const fn: Fn
function get<T extends { kind: string }, K extends T["kind"]>(ts: T[], k: K): Extract<T, { kind: K }> | undefined { return ts.find((t): t is Extract<T, { kind: K }> => t.kind === k) }
const wrap = <T,>(t: T) => ({ t, j: null as unknown as Json<T>, a: null as unknown as Awaited2<T>, arr: [] as T extends any[] ? T : T[] })
/** Conditionals. */
export default (input: { d: Json<{ at: Date; f(): void; l: [1, Date]; n: { m: Map<string, 1>; u?: string } }>; ms: ({ kind: "a"; v: 1 } | { kind: "b"; w: string })[] }) => ({ a: get(input.ms, "a"), b: get(input.ms, "b")?.w, w1: wrap(Promise.resolve([1])), w2: wrap({ d: new Date(), s: "x" as const }), f1: fn("lit"), f2: fn({ a: 1 }), f3: fn({ a: 1, b: "x" }, "b"), f4: fn(input.ms[0].kind), w3: wrap(input.ms).arr })
