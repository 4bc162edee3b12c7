const tag = Symbol("tag")
const other: unique symbol = Symbol.for("o")
let loose = Symbol()
const o = { [tag]: 1, [other]: "x", plain: true, [`k${1}`]: 2, ["lit"]: 3 }
/** Symbols. */
export default (input: { k: "plain" | "lit" }) => ({ v: o[input.k], t: o[tag], oo: o[other], d: tag.description, s: Object.getOwnPropertySymbols(o).length, str: String(loose), it: Symbol.iterator.toString(), ks: Object.keys(o), comp: { [input.k]: 1 }, comp2: { [`x-${input.k}`]: 1, y: "s" }, num: { [1 + 1]: "n", 3: 4 } })
