const KEY = Symbol("key")
class Temperature {
  [KEY] = 1
  accessor unit: "C" | "F" = "C"
  readonly history: readonly number[] = Object.freeze([1])
  "quoted-name" = true
  42 = "n"
  #c = 0
  get celsius(): number { return this.#c }
  set celsius(v: number | string) { this.#c = Number(v) }
  get info() { return { c: this.celsius, u: this.unit } }
  static parse(this: new () => Temperature, s: string) { const t = new this(); t.celsius = s; return t }
  handler = (e: { type: string }) => ({ ...e, t: this.celsius })
  optional?: { deep: string[] }
  bang!: number
}
/** Convert a temperature. */
export default (input: { text: string; unit: Temperature["unit"] }) => { const t = Temperature.parse(input.text); t.unit = input.unit; return { ...t.info, key: t[KEY], q: t["quoted-name"], n: t[42], h: t.handler({ type: "x" }), o: t.optional?.deep[0], b: t.bang, spread: { ...t }.history } }
