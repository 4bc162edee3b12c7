export type Size = { readonly width: number; readonly unit: "mm" | "in" }
export const half = (size: Size) => ({ ...size, width: size.width / 2 })
