/** Switches of the strict family and its kin, from packages. */
export default async (input: { readonly names: readonly string[]; readonly limit?: number }) => ({
  first: input.names[0],
  limit: "limit" in input ? input.limit : null,
})
