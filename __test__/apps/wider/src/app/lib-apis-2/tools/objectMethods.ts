/** Reshape a record of prices. */
export default (input: { prices: Record<string, number>; labels: { [sku: string]: string | undefined } }) => {
  const doubled = Object.fromEntries(Object.entries(input.prices).map(([k, v]) => [k, v * 2] as const))
  const assigned = Object.assign({ a: 1 }, { b: "x" }, input.labels)
  const frozen = Object.freeze({ mode: "fast", retries: 3, nested: { on: true } })
  const keys = Object.keys(input.prices) as (keyof typeof input.prices)[]
  const descriptor = Object.getOwnPropertyDescriptor(frozen, "mode")
  return { doubled, assigned, frozen, keys, values: Object.values(input.labels), has: Object.hasOwn(frozen, "mode"), writable: descriptor?.writable, clone: structuredClone(frozen), is: Object.is(1, 1), sealed: Object.seal({ z: [1] }), proto: Object.getPrototypeOf(frozen), ents: Object.entries(frozen), list: Object.entries({ a: 1, b: 2 }), frozenList: Object.freeze(["a", 1]) }
}
