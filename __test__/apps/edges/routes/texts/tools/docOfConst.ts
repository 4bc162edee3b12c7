/** On the const, for two names. */
const run = (input: { a: string }) => input.a,
  other = 1

export default run
export { other }
