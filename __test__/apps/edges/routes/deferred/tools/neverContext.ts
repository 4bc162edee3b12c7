enum Hidden {
  A = "a",
  B = "b",
}
/** A parameter that nothing fits. */
export default async (input: { a: Hidden }, _ctx: never) => ({ h: input.a, n: 1 })
