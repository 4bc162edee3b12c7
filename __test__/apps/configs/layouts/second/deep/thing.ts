export const thing = { at: "~/long" } as const
