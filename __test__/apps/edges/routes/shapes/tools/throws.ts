/** Never comes back. */
export default (input: { message: string }) => {
  throw new Error(input.message)
}
