interface Chain {
  self: this[]
  and(other: Partial<this>): this
  value: number
}
interface Slot {
  input: unknown
  output: unknown
}
interface Boxed extends Slot {
  output: [this["input"], this[]]
}
/** `this` of an interface is the whole intersection. */
export default (input: { chain: Chain & { label: string }; boxed: Boxed & { input: "x" }; plain: Chain }) => ({
  next: input.chain.and({ label: "a" }),
  boxed: input.boxed.output[1],
  plain: input.plain.and({ value: 1 }),
})
