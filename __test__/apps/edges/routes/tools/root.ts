/** A tool of the root route. */
export default (input: { a: string }) => input.a
