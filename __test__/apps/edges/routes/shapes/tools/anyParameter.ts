/** Takes anything. */
export default (input: any) => ({ got: input.x, n: 1 })
