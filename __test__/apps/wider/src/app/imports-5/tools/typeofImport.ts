type Mod = typeof import("../../../lib/dense/sub")
type Helper = Mod["helper"]
const load = async <K extends keyof Mod>(k: K): Promise<Mod[K]> => (await import("../../../lib/dense/sub"))[k]
/** Dynamic. */
export default async (input: { k: keyof Mod; fn?: Helper }) => {
  const { LIMITS: { names: [, second], ...lim }, helper } = await import("@/lib/dense/sub")
  const js = await import("../../../lib/dense/rates.json")
  const [a, { default: d }] = await Promise.all([import("../../../lib/dense/a"), import("@/lib/dense/barrel")])
  return { second, lim, h: helper("x"), l: (await load("LIMITS")).max, j: js.default.table.usd, sh: a.shared, d: new d().nested?.list, p: {} as Parameters<Helper>, then: await import("../../../lib/dense/sub").then((m) => m.helper(2)) }
}
