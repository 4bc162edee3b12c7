interface Chain<T> { value: T; map<U>(f: (t: T) => U): Chain<U>; self: this; opt?: this["value"]; and(o: Partial<this>): this }
interface Num extends Chain<number> { neg(): Num; tag: "n" }
type Strict<T, U extends T> = U & { [K in Exclude<keyof U, keyof T>]: never }
type XOR<A, B> = (A & { [K in Exclude<keyof B, keyof A>]?: never }) | (B & { [K in Exclude<keyof A, keyof B>]?: never })
type NonEmpty<T> = keyof T extends never ? never : T
/** This types. */
export default (input: { x: XOR<{ a: string; s: 1 }, { b: number; s: 1 }>; st: Strict<{ a: 1 }, { a: 1; b: 2 }>; ne: NonEmpty<{}> | NonEmpty<{ q: 1 }>; ch: Pick<Num, "value" | "opt" | "tag"> }): { k: keyof Num; o: Num["opt"]; s: Num["self"]["tag"]; n: Extract<1 | "a", string> | Exclude<true, boolean> } => { throw new Error(String(input.st)) }
