/**
 * With a mark, and lines that end
 * as on Windows.
 */
export default (input: {
  /**
   * First
   * second.
   */
  a: string
}) => input.a
