/** A point. */
interface Point { /** East. @minimum -180 */ lon: number; /** North. */ lat: number }
/** Alias doc. */
type Named<T> = T & { /** Its name. @minLength 2 */ name: string }
interface Opts extends Partial<Point> { /** Kept in Pick. @default 5 */ limit: number; /** Lost? */ other?: string }
type Docs = { [K in keyof Opts as `x_${K}`]: Opts[K] } & { readonly [K in keyof Point]?: Point[K][] }
/** Docs through types.
 * @param input.p the point
 * @param input - all of it
 * @returns nothing much
 */
export default (input: { p: Named<Point>; o: Pick<Opts, "limit" | "lon">; r: Required<Opts>; om: Omit<Opts, "limit">; d: Docs; /** own */ u: Point | null; arr: /** inner */ Point[]; rec: Record<"a", Point> }) => ({ n: input.p.name })
