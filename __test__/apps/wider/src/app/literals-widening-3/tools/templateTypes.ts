type Size = "s" | "m"
type Color = "red" | "blue"
type Sku = `${Uppercase<Color>}-${Size}-${number}`
const make = <C extends Color, S extends Size>(c: C, s: S) => `${c}_${s}` as const
/** Make SKUs. */
export default ({ color, size, n }: { color: Color; size: Size; n: number }) => {
  const sku: Sku = `${color.toUpperCase() as Uppercase<Color>}-${size}-${n}`
  const plain = `${color}-${size}`
  const c = `${color}-${size}` as const
  const k: `x-${Size}` = `x-${size}`
  return { sku, plain, c, k, m: make("red", size), up: c.toUpperCase(), split: c.split("-"), parts: { [`${size}_id`]: n }, nn: `${n}%` as `${number}%` }
}
