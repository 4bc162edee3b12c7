export const description = "Ends a comment: */ and goes on, with `backticks`, ${dollars}, \"quotes\", <tags> & \\ backslashes."
export default (input: { a: string }) => input.a
