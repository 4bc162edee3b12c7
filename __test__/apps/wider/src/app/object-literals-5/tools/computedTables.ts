const keys = ["name", "age"] as const
const K = "dyn"
const prefix = <T extends string>(t: T) => `x_${t}` as const
const table = { [K]: 1, [`${K}2`]: 2, [keys[0]]: "n", 3: "three", "quoted-key": null, async am() { return 1 }, *gen() { yield "g" }, get [K + "z"]() { return 1 } }
/** Tables. */
export default (input: { field: (typeof keys)[number]; dyn: string; n: number }) => {
  const one = { [input.field]: 1 }
  const two = { [input.dyn]: true, fixed: "x" }
  const three = { [input.n]: "a", [prefix("q")]: 1 }
  const four = { [keys[1]]: { [keys[0]]: [K] } }
  const nested = { ...one, ...two }
  const { [K]: dynVal, ...noDyn } = table
  const { [input.field]: picked = 0, ...left } = { name: 1, age: 2, z: 3 }
  return { one, two, three, four, nested, dynVal, noDyn: noDyn["quoted-key"], k3: noDyn[3], picked, left }
}
