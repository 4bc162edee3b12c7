type Merge<A, B> = Omit<A, keyof B> & B
type Xor<A, B> = (A & { [K in keyof B]?: never }) | (B & { [K in keyof A]?: never })
type AtLeastOne<T> = { [K in keyof T]-?: Required<Pick<T, K>> & Partial<Omit<T, K>> }[keyof T]
type Strict<T> = { [K in keyof T]: T[K] }
type Overlap = { a: string; b: number } & { b: 1 | 2; c?: boolean }
type Never = { a: "x" } & { a: "y" }
/** Combine. */
export default ({ who, opts, ov }: { who: Xor<{ id: number }, { email: string }>; opts: AtLeastOne<{ from: string; to: string }>; ov: Overlap }) => ({ who, opts, b: ov.b, m: {} as Merge<{ a: 1; b: 2 }, { b: "x"; c?: 3 }>, s: {} as Strict<Overlap>, n: {} as { x: Never } | { y: 1 } })
