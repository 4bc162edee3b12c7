/**
 * Copyright the authors.
 * @license MIT
 */
export default (input: { a: string }) => input.a
