/** A tool with a name of its own kind. */
export default (input: { readonly id: string }) => ({ id: input.id, ok: true })
