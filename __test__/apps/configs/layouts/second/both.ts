export const both = { layout: "second" } as const
