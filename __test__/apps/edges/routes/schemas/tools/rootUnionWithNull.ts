/** An object or nothing. */
export default (input: { a: string } | null) => input?.a
