type Unwrap<T> = T extends Promise<infer U> ? Unwrap<U> : T extends (infer E)[] ? E : T
type Fn = (a: string, b?: number, ...rest: boolean[]) => Promise<{ ok: true }[]>
type Path<T> = T extends object ? { [K in keyof T & string]: K | `${K}.${Path<T[K]>}` }[keyof T & string] : never
type Split<S extends string> = S extends `${infer A}.${infer B}` ? [A, ...Split<B>] : [S]
/** Look at types. */
export default (input: { args: Parameters<Fn>; path: Path<{ a: { b: string; c: number[] }; d: 1 }> }): { ret: Unwrap<ReturnType<Fn>>; split: Split<"a.b.c">; up: Uppercase<"ab" | "cd">; tail: Fn extends (a: any, ...r: infer R) => any ? R : never; aw: Awaited<ReturnType<Fn>>[number]["ok"] } => ({ ret: { ok: true }, split: ["a", "b", "c"], up: "AB", tail: [], aw: true })
