enum Hidden {
  One = "one",
  Two = "two",
}

/** What cannot be written out is referred to. */
export default async (input: { readonly hidden: Hidden }) => ({ hidden: input.hidden })
