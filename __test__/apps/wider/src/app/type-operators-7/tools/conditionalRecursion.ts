type Split<S extends string> = S extends `${infer H}.${infer R}` ? [H, ...Split<R>] : [S]
type Join<T extends string[]> = T extends [infer H extends string, ...infer R extends string[]] ? `${H}.${Join<R>}` : ""
type Flat<T extends unknown[]> = T extends [infer H, ...infer R] ? [...(H extends unknown[] ? Flat<H> : [H]), ...Flat<R>] : []
type Curry<A extends unknown[], R> = A extends [infer F, ...infer Rest] ? (a: F) => Curry<Rest, R> : R
type Length<T extends unknown[], N extends unknown[] = []> = T extends [unknown, ...infer R] ? Length<R, [...N, unknown]> : N["length"]
type At<T, P extends string> = P extends keyof T ? T[P] : P extends `${infer K}.${infer R}` ? (K extends keyof T ? At<T[K], R> : undefined) : undefined

/** Hands out functions whose types go through lists and texts, turn by turn. */
export default async () => ({
  split: <S extends string>(text: S) => text.split(".") as Split<S>,
  join: <T extends string[]>(...parts: T) => parts.join(".") as Join<T>,
  flat: <T extends unknown[]>(list: T) => list.flat() as Flat<T>,
  curry: <A extends unknown[], R>(run: (...args: A) => R): Curry<A, R> => ((a: unknown) => run(...([a] as unknown as A))) as unknown as Curry<A, R>,
  length: <T extends unknown[]>(list: T) => list.length as Length<T>,
  at: <T, const P extends string>(value: T, path: P): At<T, P> => undefined as At<T, P>,
  config: <P extends string>(path: P) => path as unknown as At<{ host: { port: 80 } }, P>,
})
