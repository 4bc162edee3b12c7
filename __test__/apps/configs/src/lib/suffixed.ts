export const suffixed = { suffix: "" } as const
