import { A, type AOpts, B as Bee, sub, makeA } from "@/lib/dense/barrel"
import type Def from "@/lib/dense/barrel"
import * as all from "@/lib/dense/barrel"
/** Barrels. */
export default (input: { opts: AOpts; d: Def }) => {
  const a = new A(input.opts)
  const b = new Bee(a)
  return { a: a.info(), b: b.owner.info(), s: sub.helper(1), m: makeA("q").opts, k: all.sub.LIMITS, def: all.default.name, x: {} as all.sub.Deep<AOpts>, t: {} as typeof import("@/lib/dense/barrel").sub.LIMITS, imp: {} as import("@/lib/dense/barrel").sub.Deep<{ z: 1 }> }
}
