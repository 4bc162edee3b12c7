const KEY = "fixed"
const enumish = { a: "alpha", b: "beta" } as const
/** Computed keys. */
export default ({ key, lit, n }: { key: string; lit: "x" | "y"; n: number }) => ({ a: { [KEY]: 1, [enumish.a]: 2, ["li" + "t"]: 3 }, b: { [key]: n, known: "k" }, c: { [lit]: true }, d: { [n]: "num" }, e: { [`pre_${lit}`]: n, [`${KEY}`]: 1 }, f: { 1: "one", "two-words": 2, 0x10: 3, 1e3: 4 }, g: { [key]: 1, [n]: "s" } })
