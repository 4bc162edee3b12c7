export interface Thing { a: 1 }
export const value: { b: 2 }
export default function main(): void
export as namespace EsLib
