type Simplify<T> = { [K in keyof T]: T[K] } & {}
type Merge<A, B> = Simplify<Omit<A, keyof B> & B>
type Diff<A, B> = Simplify<Pick<A, Exclude<keyof A, keyof B>>>
type XOR<A, B> = (A & { [K in Exclude<keyof B, keyof A>]?: never }) | (B & { [K in Exclude<keyof A, keyof B>]?: never })
type RequireOne<T, K extends keyof T = keyof T> = K extends unknown ? Simplify<Required<Pick<T, K>> & Partial<Omit<T, K>>> : never
type OptionalKeys<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? K : never }[keyof T]
type ReadonlyKeys<T> = { [K in keyof T]-?: (<G>() => G extends { [P in K]: T[K] } ? 1 : 2) extends <G>() => G extends { -readonly [P in K]: T[K] } ? 1 : 2 ? never : K }[keyof T]
interface A { /** Doc a. */ a: string; b?: number; readonly c: 1 }
interface B { /** Doc b. */ b: boolean; d: Date }
/** Merges. */
export default (input: { m: Merge<A, B>; d: Diff<A, B>; x: XOR<{ url: string }, { path: string; base?: string }>; r: RequireOne<{ p?: 1; q?: 2 }>; o: OptionalKeys<A>; ro: ReadonlyKeys<A>; s: Simplify<A & Partial<B>> }): Merge<Merge<A, { c: "x" }>, B> => ({ ...input.m, c: "x" })
