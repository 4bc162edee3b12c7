/** Use {@link other} or `a@b.c`; mail me@here.test. */
export default (input: {
  /** See {@link https://here.test/x the page}; costs 5 @ most. */
  a: string
  /** On one line. @minimum 1 @maximum 5 */
  n: number
}) => input
