declare function compose<A extends unknown[], B, C>(first: (...a: A) => B, then: (b: B) => C): (...a: A) => C
declare function spread<A extends unknown[]>(): <K extends string>(key: K, key_1: number, ...a: A) => A
type Action = Record<string, (state: { n: number }, ...payload: any[]) => unknown>
declare function dispatchers<A extends Action>(actions: A): { [K in keyof A]: A[K] extends (s: any, ...p: infer P) => unknown ? (...p: P) => void : never }

/** Functions whose parameters come from lists. */
export default async () => ({
  listed: compose(<T,>(x: T) => [x], (xs) => [xs]),
  picked: compose(<T extends { id: string }>(x: T, again: T) => [x, again], (xs) => [xs[0], xs[1]] as const),
  length: compose((text: string, times?: number, ...more: boolean[]) => text.length + (times ?? more.length), (n) => ({ n })),
  key: spread<[key: Date, key_1?: number]>(),
  open: spread<[...Date[], string]>(),
  none: spread<[]>(),
  actions: dispatchers({ inc: (state, by: number) => state.n + by, reset: () => 0, set: (state, key: "a" | "b", value?: string) => [state, key, value] }),
})
