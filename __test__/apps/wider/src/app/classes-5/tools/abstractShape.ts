abstract class Shape<D extends object = {}> {
  abstract readonly kind: string
  abstract area(): number
  constructor(protected readonly dims: D) {}
  describe() { return { kind: this.kind, area: this.area(), ...this.dims } }
  static #count = 0
  static next() { return ++Shape.#count }
}
class Circle extends Shape<{ r: number }> { readonly kind = "circle"; area() { return Math.PI * this.dims.r ** 2 } }
class Rect extends Shape<{ w: number; h: number }> {
  readonly kind = "rect" as const
  area() { return this.dims.w * this.dims.h }
  override describe() { return { ...super.describe(), square: this.dims.w === this.dims.h } }
}
const make = { circle: (n: number) => new Circle({ r: n }), rect: (n: number) => new Rect({ w: n, h: n }) }
/** Shapes. */
export default (input: { kind: keyof typeof make; size: number }) => {
  const s = make[input.kind](input.size)
  return { d: s.describe(), kind: s.kind, isRect: s instanceof Rect ? s.describe().square : null, all: Object.values(make).map((f) => f(1).kind), n: Shape.next() }
}
