/** @deprecated */
export default (input: { a: string }) => input.a
