export const only = { layout: "second" } as const
