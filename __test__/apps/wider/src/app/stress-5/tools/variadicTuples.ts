type Curry<A extends readonly unknown[], R> = A extends readonly [infer H, ...infer T] ? (a: H) => T extends readonly [] ? R : Curry<T, R> : R
declare function curry<A extends unknown[], R>(f: (...a: A) => R): Curry<A, R>
declare function concat<A extends readonly unknown[], B extends readonly unknown[]>(a: readonly [...A], b: readonly [...B]): [...A, ...B]
declare function zipT<T extends readonly (readonly unknown[])[]>(...t: T): { -readonly [K in keyof T]: T[K][number] }[]
declare function allOf<T extends Record<string, Promise<unknown>> | readonly Promise<unknown>[]>(t: T): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }>
declare function partial<A extends unknown[], B extends unknown[], R>(f: (...a: [...A, ...B]) => R, ...a: A): (...b: B) => R
declare function head<H, T extends unknown[]>(x: [H, ...T]): { h: H; t: T }
declare function last<I extends unknown[], L>(x: [...I, L]): { i: I; l: L }
/** Tuples. */
export default async (input: { x: string }) => ({ c: curry((a: string, b: number, c: boolean) => ({ a, b, c }))("x")(1)(true), cc: concat([1, "a"], [true]), z: zipT([1, 2], ["a"] as const), ao: await allOf({ a: Promise.resolve(1), b: (async () => ({ q: "x" }))() }), at: await allOf([Promise.resolve(1), Promise.resolve("s")] as const), p: partial((a: number, b: string, c?: boolean) => [a, b, c] as const, 1)("x"), h: head([1, "b", true]), l: last(["q", 2, null]), k: {} as Curry<[1, 2, 3], "r"> })
