export interface Circle { kind: "circle"; r: number }
export type Square = { kind: "square"; side: number }
export type Shape = Circle | Square
export { version, deep, type Deep } from "./inner"
export * as inner from "./inner"
export const UNIT = { kind: "circle", r: 1 } as const satisfies Circle
export default function area(s: Shape) { return s.kind === "circle" ? Math.PI * s.r ** 2 : s.side ** 2 }
export const scale = <S extends Shape>(s: S, f: number): S & { scaled: true } => ({ ...s, scaled: true, f } as never)
