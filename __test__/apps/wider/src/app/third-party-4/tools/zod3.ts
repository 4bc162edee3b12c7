import z from "zod"
const make = <T extends z.ZodTypeAny>(item: T) => z.object({ items: z.array(item), next: z.string().nullable() })
const schemas = { create: z.object({ title: z.string() }), del: z.object({ id: z.number() }) } as const
type Inputs = { [K in keyof typeof schemas]: z.infer<(typeof schemas)[K]> }
const P = make(z.object({ a: z.date() }))
const merged = schemas.create.merge(schemas.del).required().pick({ id: true, title: true })
const sup = z.object({ a: z.string(), b: z.string() }).superRefine((v, c) => { if (v.a !== v.b) c.addIssue({ code: "custom", message: "x" }) }).transform((v) => ({ ...v, sum: v.a.length }))
/** zod3 */
export default async (input: { p: z.infer<typeof P>; i: Inputs; op: { [K in keyof Inputs]: { op: K } & Inputs[K] }[keyof Inputs]; m: z.infer<typeof merged>; sup: z.infer<typeof sup>; supIn: z.input<typeof sup>; sp: z.ZodSafeParseResult<{ a: 1 }>; flat: z.core.$ZodFlattenedError<{ a: string }> }) => input.m
