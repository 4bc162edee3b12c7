type DeepRO<T> = T extends (...a: any) => any ? T : T extends Map<infer K, infer V> ? ReadonlyMap<K, DeepRO<V>> : { readonly [K in keyof T]: DeepRO<T[K]> }
type Nullable<T> = { [K in keyof T]: T[K] extends object ? Nullable<T[K]> | null : T[K] | null }
type Diff<A, B> = { [K in keyof A | keyof B as K extends keyof A & keyof B ? ([A[K], B[K]] extends [B[K], A[K]] ? never : K) : K]: { from: K extends keyof A ? A[K] : undefined; to: K extends keyof B ? B[K] : undefined } }
type Tree<T, D extends number, P extends number[] = [0, 0, 1, 2, 3]> = D extends 0 ? T : { v: T; kids?: Tree<T, P[D], P>[] }
type Ass<T extends object, U extends object[]> = U extends [infer H extends object, ...infer R extends object[]] ? Ass<Omit<T, keyof H> & H, R> : { [K in keyof T]: T[K] }
type Tup<T extends readonly unknown[]> = { [I in keyof T]: T[I] extends readonly unknown[] ? Tup<T[I]> : { at: I; v: T[I] } }
/** Recursive. */
export default (input: DeepRO<{ a: { b: string[]; m: Map<string, { x: 1 }> }; t: [1, { y: 2 }]; f?: () => void }>): { n: Nullable<{ a: { b: number }; c?: string[] }>; d: Diff<{ a: 1; b: 2; c?: 3 }, { b: 2; a: "x"; e: 5 }>; t: Tree<string, 3>; as: Ass<{ a: 1; b: 2 }, [{ b: "x" }, { c?: 3; a: null }]>; tu: Tup<["q", [1, 2]?]> } => { throw new Error(String(input.t)) }
