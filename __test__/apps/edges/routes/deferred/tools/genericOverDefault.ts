enum Hidden {
  A,
  B,
}

/** A generic tool that takes nothing as long as `K` is not told; its result has to be left to TypeScript. */
export default async <T extends K[], K = "a">(input: { t: T }): Promise<{ t: T; h: Hidden }> => ({ t: input.t, h: Hidden.A })
