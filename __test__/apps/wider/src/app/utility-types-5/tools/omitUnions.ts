type U = { k: "a"; x: 1; common?: string } | { k: "b"; y: 2; common: number }
type DOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
type DPick<T, K extends keyof T> = T extends unknown ? Pick<T, K> : never
type PartialBy<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>
type RequiredKeys<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? never : K }[keyof T]
type Override<A, B> = Omit<A, keyof B> & B
/** Omit. */
export default (input: { o: Omit<U, "common">; d: DOmit<U, "common">; p: DPick<U, "k" | "common">; pb: PartialBy<{ a: 1; readonly b: 2; c?: 3 }, "a" | "b">; ov: Override<{ a: 1; b?: 2 }, { a?: "x" }> }): { rk: RequiredKeys<{ a: 1; b?: 2; c: undefined }>; e: Exclude<U, { k: "a" }>; x: Extract<U, { k: "a" }>["x"]; pu: Partial<U>; ru: Required<U>; ku: Pick<U, keyof U>; rr: Record<U["k"], Readonly<U>> } => { throw new Error(input.o.k) }
