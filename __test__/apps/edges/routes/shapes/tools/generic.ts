/** Generic, with a constraint. */
export default <T extends { id: string }>(input: T) => ({ copy: input, id: input.id })
