import { z } from "zod"
const Base = z.object({ id: z.string().uuid(), n: z.number().int().min(1).optional(), tags: z.array(z.string()).default([]), kind: z.enum(["a", "b"]), when: z.coerce.date(), nested: z.object({ a: z.boolean().nullable(), b: z.literal("x").nullish() }).strict() })
const Ext = Base.extend({ extra: z.record(z.string(), z.number()), u: z.union([z.string(), z.number()]), t: z.tuple([z.string(), z.number()]) }).partial({ id: true })
const Du = z.discriminatedUnion("type", [z.object({ type: z.literal("x"), x: z.number() }), z.object({ type: z.literal("y"), y: z.string().transform((s) => s.length) })])
interface Cat { name: string; kids: Cat[] }
const Cat: z.ZodType<Cat> = z.lazy(() => z.object({ name: z.string(), kids: z.array(Cat) }))
const Tree = z.object({ v: z.string(), get kids() { return z.array(Tree) } })
/** zod */
export default async (input: { b: z.infer<typeof Base>; bi: z.input<typeof Base>; bo: z.output<typeof Base>; e: z.infer<typeof Ext>; d: z.infer<typeof Du>; di: z.input<typeof Du>; c: z.infer<typeof Cat>; t: z.infer<typeof Tree>; om: z.infer<ReturnType<typeof Base.omit<{ id: true }>>>; sh: keyof typeof Base.shape }) => input.d
