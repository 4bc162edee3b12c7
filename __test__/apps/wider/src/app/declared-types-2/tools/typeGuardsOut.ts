type Shape = { kind: "circle"; r: number } | { kind: "square"; side: number } | { kind: "poly"; points: [number, number][] }
type ByKind = { [S in Shape as S["kind"]]: Omit<S, "kind"> }
type Handler = { [K in Shape["kind"]]: (s: Extract<Shape, { kind: K }>) => number }
const areas: Handler = { circle: (s) => Math.PI * s.r ** 2, square: (s) => s.side ** 2, poly: (s) => s.points.length }
/** Area by kind. */
export default ({ shape }: { shape: Shape }): { area: number; byKind: Partial<ByKind>; kinds: Shape["kind"][]; handler?: Handler } => ({ area: (areas[shape.kind] as (s: Shape) => number)(shape), byKind: {}, kinds: ["circle"] })
