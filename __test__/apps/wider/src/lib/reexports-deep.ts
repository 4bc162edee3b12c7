export interface Inner { at: number; in?: Inner[] }
export const HEX = { red: "#f00", blue: "#00f" } as const
