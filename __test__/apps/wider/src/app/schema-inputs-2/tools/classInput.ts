export class Point { constructor(/** Across. */ public x: number, /** Down. */ public y: number = 0, readonly label?: string) {} get length() { return Math.hypot(this.x, this.y) } static origin = new Point(0) }
/** Measure the way between points. */
export default (input: { from: Point; to?: Partial<Point>; via: InstanceType<typeof Point>[] }) => ({ length: input.from.length, label: input.to?.label, via: input.via.map(({ x, y }) => [x, y]), origin: Point.origin })
