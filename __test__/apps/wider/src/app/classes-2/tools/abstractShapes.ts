abstract class Shape<K extends string = string> {
  abstract readonly kind: K
  abstract area(): number
  protected scale = 1
  describe() { return { kind: this.kind, area: this.area() * this.scale } as const }
  static compare(a: Shape, b: Shape) { return a.area() - b.area() }
}
class Circle extends Shape<"circle"> { readonly kind = "circle"; constructor(readonly r: number) { super() } area() { return Math.PI * this.r ** 2 } }
class Rect extends Shape<"rect"> { readonly kind = "rect" as const; constructor(public w: number, public h = w) { super() } override area() { return this.w * this.h } get square(): boolean { return this.w === this.h } }
/** Compare shapes. */
export default (input: { r: number; w: number }) => {
  const shapes = [new Circle(input.r), new Rect(input.w)]
  const sorted = shapes.sort(Shape.compare)
  const big = sorted[0]
  return { all: shapes.map((s) => s.describe()), kinds: shapes.map((s) => s.kind), square: big instanceof Rect ? big.square : big.r, sw: big.kind === "circle" ? { r: big.r } : { w: big.w, h: big.h } }
}
