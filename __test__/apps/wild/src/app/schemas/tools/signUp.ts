import * as v from "valibot"
const Account = v.object({ mail: v.pipe(v.string(), v.email()), password: v.pipe(v.string(), v.minLength(8)), age: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18))), plan: v.picklist(["free", "pro"]), born: v.pipe(v.string(), v.isoDate(), v.transform((text) => new Date(text))), tags: v.fallback(v.array(v.string()), []), extra: v.nullish(v.record(v.string(), v.union([v.number(), v.boolean()])), null) })
const Either = v.variant("type", [v.object({ type: v.literal("a"), n: v.number() }), v.object({ type: v.literal("b"), s: v.string() })])
/** Signs somebody up. */
export default async (input: v.InferInput<typeof Account>) => {
  const result = v.safeParse(Account, input)
  if (!result.success) return { ok: false as const, issues: v.flatten<typeof Account>(result.issues).nested, first: result.issues[0].message }
  const either = v.parse(Either, { type: "a", n: 1 })
  const known = v.is(Either, input) ? input : undefined
  return { ok: true as const, account: result.output, either: either.type === "a" ? either.n : either.s, known, partial: v.parse(v.partial(Account), {}), picked: v.parse(v.pick(Account, ["mail", "plan"]), {}), tuple: v.parse(v.tuple([v.string(), v.date()]), []) }
}
