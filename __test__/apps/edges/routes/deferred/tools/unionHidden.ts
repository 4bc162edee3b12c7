enum Hidden {
  A = "a",
  B = "b",
}
declare const pick: boolean
/** Two functions: what both take is the intersection. */
export default pick
  ? (input: { a: Hidden }) => ({ x: input.a })
  : (input: { b: 1 }) => ({ y: input.b })
