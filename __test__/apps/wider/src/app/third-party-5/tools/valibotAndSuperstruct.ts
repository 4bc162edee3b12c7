import * as v from "valibot"
import * as s from "superstruct"
import type { StandardSchemaV1 } from "@standard-schema/spec"
const V = v.object({ id: v.pipe(v.string(), v.uuid()), n: v.optional(v.number(), 1), list: v.array(v.variant("t", [v.object({ t: v.literal("a") }), v.object({ t: v.literal("b"), z: v.nullish(v.date()) })])), len: v.pipe(v.string(), v.transform((x) => x.length), v.number()), rec: v.record(v.picklist(["p", "q"]), v.boolean()), tup: v.tuple([v.string(), v.unknown()]) })
const S = s.object({ name: s.string(), age: s.defaulted(s.number(), 0), opt: s.optional(s.array(s.enums(["x", "y"]))), u: s.union([s.string(), s.nullable(s.boolean())]), t: s.type({ a: s.literal(1) }) })
const run = <T extends StandardSchemaV1>(x: T, val: unknown): StandardSchemaV1.InferOutput<T> | undefined => { const r = x["~standard"].validate(val); return r instanceof Promise ? undefined : r.issues ? undefined : (r.value as never) }
/** Valibot. */
export default (input: { v: v.InferInput<typeof V>; s: s.Infer<typeof S> }) => {
  const o = v.safeParse(V, input.v)
  const [e, r] = s.validate(input.s, S)
  return { o: o.success ? o.output : o.issues.map((i) => i.message), r, e: e?.failures().map((f) => f.path), std: run(V, 1), pk: v.parse(v.pick(V, ["id", "n"]), {}), pt: v.parse(v.partial(V), {}).len }
}
