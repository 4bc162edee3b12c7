export interface FromDts { /** from d.ts */ a: string }
export type U = "1" | "2"
declare const hidden: number
export {}
