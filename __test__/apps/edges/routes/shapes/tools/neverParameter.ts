/** Nobody can call it. */
export default (input: never) => ({ input, n: 1 })
