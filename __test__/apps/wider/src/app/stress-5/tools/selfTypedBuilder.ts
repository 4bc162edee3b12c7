type Merge<A, B> = Omit<A, keyof B> & B
type Show<T> = T extends (...a: any) => any ? T : { [K in keyof T]: T[K] } & {}
interface Step<In, Out, Env extends object = {}> { use<E extends object>(e: E | ((env: Env) => E)): Step<In, Out, Show<Merge<Env, E>>>; input<I>(parse: (raw: unknown) => I): Step<I, Out, Env>; map<R>(f: (o: Out, c: { input: In; env: Env }) => R | Promise<R>): Step<In, R, Env>; catch<R>(f: (e: unknown) => R): Step<In, Out | R, Env>; build(): (input: In) => Promise<Out> }
declare function step(): Step<unknown, void>
const built = step().input((raw) => raw as { id: string; n?: number }).use({ db: "x" as const }).use((e) => ({ log: [e.db], db: 1 })).map((_, { input, env }) => ({ ...input, db: env.db, log: env.log })).map(async (o) => (o.n ? [o] : null)).catch((e) => ({ failed: String(e) })).build()
/** Built in steps. */
export default built
