export type Unit = "cm" | "in"
export type Shape = { kind: "circle"; r: number } | { kind: "rect"; w: number; h: number; label?: string }
export const KINDS = ["circle", "rect"] as const
export function area(s: Shape) {
  switch (s.kind) {
    case "circle": return { kind: s.kind, value: Math.PI * s.r ** 2 }
    case "rect": return { kind: s.kind, value: s.w * s.h, square: s.w === s.h }
  }
}
export default (s?: Shape) => (s ? `${s.kind}` as const : undefined)
