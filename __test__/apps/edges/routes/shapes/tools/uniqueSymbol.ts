export const brand: unique symbol = Symbol("brand")
const hidden: unique symbol = Symbol("hidden")

/** Keys that are symbols. */
export default (input: { a: string; [brand]?: string }) => ({ [brand]: input.a, [hidden]: 1, plain: true })
