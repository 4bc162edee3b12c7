enum Hidden {
  A = "a",
  B = "b",
}
/** A type parameter with a hidden constraint. */
export default async <T extends { h: Hidden }>(input: T): Promise<{ t: T; h: Hidden }> => ({ t: input, h: input.h })
