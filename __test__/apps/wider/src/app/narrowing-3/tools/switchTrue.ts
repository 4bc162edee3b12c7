type Shape = { kind: "circle"; r: number } | { kind: "rect"; w: number; h: number } | { kind: "path"; points: [number, number][] }
/** Describe a shape. */
export default ({ shape, size }: { shape: Shape; size: number | string | null }) => {
  let out
  switch (true) {
    case shape.kind === "circle": out = { area: shape.r ** 2, shape }; break
    case shape.kind === "rect" && shape.w > 3: out = { wide: shape.w, shape }; break
    default: out = { other: shape.kind, shape }
  }
  switch (true) {
    case typeof size === "string": return { out, text: size }
    case size === null: return { out, none: size }
    default: return { out, num: size }
  }
}
