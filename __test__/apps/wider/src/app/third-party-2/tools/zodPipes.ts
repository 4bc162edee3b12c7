import { z } from "zod"
const Length = z.string().transform((s) => s.length).pipe(z.number().min(1))
const Csv = z.string().transform((s) => s.split(",")).refine((l) => l.length > 0)
const Pre = z.preprocess((v) => String(v), z.string())
const Json = z.json()
const Strict = z.strictObject({ a: z.string() })
const Loose = z.looseObject({ a: z.string() })
const Catch = z.object({ a: z.string() }).catchall(z.number())
const Inter = z.intersection(z.object({ x: z.number() }), z.object({ y: z.string() }))
const And = z.object({ p: z.boolean() }).and(z.object({ q: z.null() }))
/** Run pipes. */
export default ({ text, csv }: { text: string; csv: z.input<typeof Csv> }) => ({ n: Length.parse(text), csv: Csv.parse(csv), pre: Pre.parse(1), s: Strict.parse({}), l: Loose.parse({}), c: Catch.parse({}), i: Inter.parse({}), and: And.parse({}) })
