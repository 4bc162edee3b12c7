export const thing = { at: "~ of the second" } as const
