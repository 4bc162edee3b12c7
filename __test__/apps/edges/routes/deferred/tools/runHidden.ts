enum Hidden {
  A = "a",
  B = "b",
}
/** An object with a method. */
export default {
  async run(input: { a: Hidden; b?: string }) {
    return { h: input.a }
  },
}
