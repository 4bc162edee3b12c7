export const both = { layout: "first" } as const
