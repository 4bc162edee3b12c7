/** A global type, from a linked package that refers to another one. */
export default async (input: Ambient) => ({ more: input.more })
