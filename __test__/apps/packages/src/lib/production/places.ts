export const places = [] as const
