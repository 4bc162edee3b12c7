type Schema<T> = { parse(x: unknown): T; readonly _t?: T }
const s = {
  string: (): Schema<string> => ({ parse: String }),
  number: (): Schema<number> => ({ parse: Number }),
  optional: <T>(x: Schema<T>): Schema<T | undefined> => x as never,
  object: <const S extends Record<string, Schema<any>>>(shape: S): Schema<{ [K in keyof S as undefined extends Out<S[K]> ? never : K]: Out<S[K]> } & { [K in keyof S as undefined extends Out<S[K]> ? K : never]?: Out<S[K]> }> => ({ parse: (x) => x as never }),
  oneOf: <const T extends readonly string[]>(...t: T): Schema<T[number]> => ({ parse: (x) => x as never }),
}
type Out<S> = S extends Schema<infer T> ? T : never
function defineTool<I, O>(def: { description: string; input: Schema<I>; execute(input: I, ctx: { retry: number }): O | Promise<O> }) {
  return Object.assign(async (input: I) => def.execute(def.input.parse(input), { retry: 0 }), { def })
}
export default defineTool({
  description: "Finds things",
  input: s.object({ q: s.string(), limit: s.optional(s.number()), sort: s.oneOf("asc", "desc") }),
  execute: ({ q, limit = 10, sort }) => ({ q, sort, hits: Array.from({ length: limit }, (_, i) => ({ i, q })) }),
})
