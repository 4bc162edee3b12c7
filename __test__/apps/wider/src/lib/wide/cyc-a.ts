import type { B } from "./cyc-b"
export type A = { b?: B; n: number }
export const aDefaults = { page: 1 }
