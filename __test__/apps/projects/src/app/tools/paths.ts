import type { Colour } from "#colours"

/** `paths` relative to the project's own directory. */
export default async (input: { readonly colour: Colour }) => input
