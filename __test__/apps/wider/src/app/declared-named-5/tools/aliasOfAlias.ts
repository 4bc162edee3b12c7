type Unit = "kg" | "lb"
type Weight<U extends Unit = Unit> = { [K in U]: { unit: K; value: number } }[U]
type Kg = Weight<"kg">
type AnyW = Weight
type Fn<A extends any[] = [], R = void> = (...a: A) => R
type Unwrap<T> = T extends Fn<infer A, infer R> ? { args: A; ret: R } : T extends Promise<infer P> ? Unwrap<P> : T
type Deep = Unwrap<Promise<Promise<Fn<[a: string, b?: number], boolean>>>>
/** Aliases. */
export default (input: { w: AnyW; kg: Kg; d: Deep }): { w: Exclude<AnyW, Kg>; u: Unwrap<Fn>; x: Unwrap<string | Promise<number>> } => ({ w: { unit: "lb", value: 1 }, u: { args: [], ret: undefined }, x: 1 })
