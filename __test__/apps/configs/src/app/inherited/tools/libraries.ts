type Has<K extends PropertyKey> = typeof globalThis extends Record<K, unknown> ? true : false

/** `lib` of the last file that says it. */
export default async (input: { readonly words: string[] }) => ({
  last: input.words.at(-1) ?? null,
  document: null as unknown as Has<"document">,
})
