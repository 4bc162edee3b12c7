/** Strictness, in the input. */
export default async (input: { readonly name: string | null; readonly size?: number }) => ({ size: input.size ?? null })
