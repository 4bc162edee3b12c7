import * as R from "remeda"
import { groupBy as eg, keyBy, chunk, debounce } from "es-toolkit"
import { match, P } from "ts-pattern"
type Sh = { t: "c"; r: number } | { t: "r"; w: number; h: number } | { t: "n"; v: string | null }
/** Pipes. */
export default (input: { rows: { id: string; n: number; tag?: "a" | "b" }[]; s: Sh }) => {
  const top = R.pipe(input.rows, R.filter((r) => r.n > 1), R.map((r) => ({ ...r, d: r.n * 2 })), R.sortBy([(r) => r.d, "desc"]), R.take(2))
  const g = R.groupBy(input.rows, (r) => r.tag)
  const ix = R.indexBy(input.rows, (r) => r.id)
  const o = R.pick(input.rows[0], ["id", "tag"])
  const om = R.omit({ a: 1, b: "x", c: true }, ["b"])
  const me = R.mapValues({ a: 1, b: 2 }, (v, k) => `${k}${v}` as const)
  const part = R.partition(input.rows, (r) => r.n > 0)
  const m = match(input.s).with({ t: "c" }, (c) => c.r).with({ t: "r", w: P.number }, ({ w, h }) => ({ w, h })).with({ t: "n", v: P.nullish }, () => null).with({ t: "n", v: P.string.select() }, (v) => v).exhaustive()
  return { top, g, ix, o, om, me, part, m, eg: eg(input.rows, (r) => r.tag ?? "none"), kb: keyBy(input.rows, (r) => r.n), ch: chunk([1, 2], 1), su: R.sumBy(input.rows, (r) => r.n), fe: R.fromEntries([["a", 1]]), un: R.uniqueBy(input.rows, (r) => r.tag), z: R.zip([1], ["a"]), db: typeof debounce, co: R.conditional(1, [R.isNumber, (n) => n], R.constant("x")), ky: R.keys(om), en: R.entries(me) }
}
