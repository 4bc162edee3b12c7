declare function over(a: string): number
declare function over(a: number, b?: boolean): Promise<string>
const gen = <T extends string = "d">(x: T, ...r: T[]) => ({ x, r })
class S { private constructor(readonly a: 1) {} static make(o: { deep: [n: number] }) { return new S(1) }; async *it(this: S, n = 1) { yield n } }
type AsyncFn<F extends (...a: any[]) => any> = (...a: Parameters<F>) => Promise<Awaited<ReturnType<F>>>
type Promisified<T> = { [K in keyof T]: T[K] extends (...a: infer A) => infer R ? (...a: A) => Promise<Awaited<R>> : T[K] }
type Rpc<T> = { [K in keyof T as T[K] extends (...a: any) => any ? K : never]: T[K] extends (...a: infer A) => infer R ? { args: A; result: Awaited<R> } : never }
interface Api { get(id: string, o?: { fresh: boolean }): Promise<{ id: string } | null>; list(): string[]; count: number; del: (...ids: string[]) => void }
/** Functions. */
export default (input: Rpc<Api>): { p: Parameters<typeof over>; r: ReturnType<typeof over>; g: Parameters<typeof gen>; gr: ReturnType<typeof gen<"z">>; m: Parameters<typeof S.make>[0]; it: ReturnType<S["it"]> extends AsyncGenerator<infer Y, infer R, infer N> ? [Y, R, N] : 0; a: Parameters<AsyncFn<Api["get"]>>; pr: ReturnType<Promisified<Api>["list"]> extends Promise<infer L> ? L : 0; om: Parameters<OmitThisParameter<(this: 1, a: 2) => 3>>; ck: keyof Promisified<Api> } => { throw new Error(String(input.get.args)) }
