interface Scale { factor: number }
function scale(this: Scale, x: number) { return { scaled: x * this.factor, by: this.factor } }
const calc = { factor: 3, label: "c" as const, scale, half() { return this.factor / 2 }, get twice() { return this.factor * 2 }, tag() { return { tag: this.label, again: this.half() } } }
/** Scale a number. */
export default function (input: { x: number }) {
  return { a: calc.scale(input.x), b: scale.call({ factor: 2 }, input.x), c: scale.bind(calc)(1), d: calc.tag(), e: calc.twice, f: scale.apply(calc, [input.x]) }
}
