enum Hidden {
  A = "a",
  B = "b",
}
declare const pick: boolean
/** An object whose method is one of two functions: what both take is the intersection. */
export default {
  run: pick ? (input: { a: Hidden }) => ({ x: input.a }) : (input: { b: 1 }) => ({ y: input.b }),
}
