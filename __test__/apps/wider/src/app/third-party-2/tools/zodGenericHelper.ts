import { z, type ZodType } from "zod"
function defineTool<S extends z.ZodObject, R>(config: { schema: S; run: (args: z.infer<S>, ctx?: { signal?: AbortSignal }) => R | Promise<R> }) { return async (raw: z.input<S>, ctx?: { signal?: AbortSignal }) => config.run(config.schema.parse(raw), ctx) }
const parseWith = <T extends ZodType>(schema: T, v: unknown): z.output<T> => schema.parse(v)
const paged = <T extends z.ZodTypeAny>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() })
const Row = z.object({ id: z.number(), name: z.string().optional() })
/** Search rows. */
export default defineTool({ schema: z.object({ q: z.string().describe("Words"), limit: z.number().default(5) }), run: async ({ q, limit }) => ({ q, limit, page: parseWith(paged(Row), {}), row: Row.safeParse({}).data ?? null, arr: parseWith(Row.array(), []) }) })
