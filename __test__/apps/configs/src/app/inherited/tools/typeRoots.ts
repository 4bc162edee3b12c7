/** A global type from the type root of the configuration that names it. */
export default async (input: House) => ({ root: input.root })
