export const thing = { at: "~" } as const
