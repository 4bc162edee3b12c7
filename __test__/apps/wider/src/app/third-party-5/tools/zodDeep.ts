import { z } from "zod"
const Tag = z.templateLiteral([z.enum(["a", "b"]), ":", z.string()])
const Ev = z.discriminatedUnion("type", [z.object({ type: z.literal("x"), v: z.number() }), z.object({ type: z.literal(["y", "z"]), v: z.string().optional(), nested: z.discriminatedUnion("k", [z.object({ k: z.literal(1) }), z.object({ k: z.literal(2), d: z.date() })]) })])
const Tree = z.object({ name: z.string(), get left() { return Tree.optional() }, get kids() { return Tree.array().default([]) } })
const Fn = z.function({ input: [z.string(), z.number().optional()], output: z.promise(z.boolean()) })
const Codec = z.codec(z.iso.date(), z.date(), { decode: (s) => new Date(s), encode: (d) => d.toISOString() })
const parse = <S extends z.ZodType>(s: S, v: unknown): z.output<S> => s.parse(v)
const withPage = <T extends z.ZodRawShape>(shape: T) => z.object({ ...shape, page: z.number().prefault(1) })
const Paged = withPage({ q: z.string(), tags: Tag.array().optional() })
/** Deep zod. */
export default async (input: { ev: z.infer<typeof Ev>; tree: z.input<typeof Tree>; pg: z.input<typeof Paged> }) => {
  const ev = parse(Ev, input.ev)
  const t = Tree.parse(input.tree)
  const p = Paged.parse(input.pg)
  const sp = Paged.pick({ page: true }).safeParse(1)
  const n = ev.type === "x" ? ev.v : ev.nested.k === 2 ? ev.nested.d : ev.type
  const enm = z.enum({ A: "a", B: "b" })
  return { n, t: t.kids.map((k) => k.left?.name), p, sp: sp.success ? sp.data : z.treeifyError(sp.error), fl: sp.error && z.flattenError(sp.error).fieldErrors, c: Codec.decode("2020-01-01"), e: enm.enum.A, ex: enm.exclude(["A"]).options, shape: Object.keys(Paged.shape) as (keyof typeof Paged.shape)[], fn: {} as Parameters<z.infer<typeof Fn>>, mer: z.object({ a: z.string() }).extend({ b: z.number().nullable() }).required().parse({}), js: z.toJSONSchema(Paged).type }
}
