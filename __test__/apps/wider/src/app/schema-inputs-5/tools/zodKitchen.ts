import { z } from "zod"
const Money = z.object({ amount: z.number().positive(), currency: z.enum(["EUR", "USD"]) }).readonly()
const Base = z.object({ id: z.string().brand<"Id">(), at: z.iso.datetime().optional(), tags: z.set(z.string()).or(z.string().array()) })
const Ext = Base.extend({ price: Money, meta: z.record(z.string(), z.unknown()), pair: z.tuple([z.string(), z.number().optional()]).rest(z.boolean()), lit: z.literal(["a", "b", 3]) }).omit({ at: true }).partial({ meta: true })
const Piped = z.string().transform((s) => s.length).pipe(z.number().min(1))
const Lazy: z.ZodType<{ n: number; kids?: { n: number }[] }> = z.lazy(() => z.object({ n: z.number(), kids: z.array(Lazy).optional() }))
const Schema = z.strictObject({ ext: Ext, piped: Piped, pre: z.preprocess((v) => Number(v), z.number()), lazy: Lazy, def: z.boolean().default(true), cat: z.number().catch(0), nul: z.null().or(z.undefined()), inter: z.intersection(z.object({ a: z.string() }), z.object({ b: z.number() })), co: z.coerce.date(), tmpl: z.templateLiteral(["x-", z.number()]), part: z.partialRecord(z.enum(["k", "l"]), z.number()), file: z.file().optional(), json: z.json() })
/** Zod. */
export default async (input: z.input<typeof Schema>): Promise<{ out: z.output<typeof Schema>["ext"]; n: z.infer<typeof Piped>; keys: z.infer<ReturnType<typeof Ext.keyof>> }> => { const v = Schema.parse(input); return { out: v.ext, n: v.piped, keys: "id" } }
