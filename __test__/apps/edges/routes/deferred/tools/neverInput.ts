enum Hidden {
  A = "a",
  B = "b",
}
/** An intersection that is empty. */
export default (_input: { a: 1 } & { a: 2 }) => ({ h: Hidden.A as Hidden })
