export const suffixed = { suffix: ".acme" } as const
