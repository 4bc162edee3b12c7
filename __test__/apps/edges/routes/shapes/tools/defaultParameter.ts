/** A parameter with a default is optional. */
export default (input: { a?: string; n: number } = { n: 1 }) => ({ n: input.n })
