namespace Geo {
  export type Pt = [lat: number, lng: number]
  const R = 6371
  export namespace Calc {
    export const dist = ([a, b]: Pt, [c, d]: Pt) => Math.hypot(a - c, b - d) * R
    export let calls = 0
    export class Box { constructor(readonly sw: Pt, readonly ne: Pt = sw) {} has(p: Pt) { return p[0] >= this.sw[0] && p[1] <= this.ne[1] } }
    export import Point = Geo.Pt
  }
  export import D = Calc.dist
  export const { Box, calls: startCalls } = Calc
  export type Named = { name: string; at: Calc.Point }
}
import G = Geo.Calc
/** Distances. */
export default (input: { from: Geo.Pt; to: G.Point; names: Geo.Named[] }) => {
  const box = new Geo.Box(input.from)
  return { d: Geo.D(input.from, input.to), in: box.has(input.to), n: G.calls, s: Geo.startCalls, ne: box.ne, near: input.names.map(({ name, at }) => ({ name, km: G.dist(at, input.from) })) }
}
