class Temp { constructor(public value: number, public unit: Temp.Unit = "c") {} to(u: Temp.Unit) { return new Temp(Temp.convert(this.value, this.unit, u), u) } }
namespace Temp {
  export type Unit = "c" | "f" | "k"
  export const ABS_ZERO = -273.15
  export const convert = (v: number, a: Unit, b: Unit) => (a === b ? v : b === "k" ? v - ABS_ZERO : v)
  export interface Reading extends Pick<Temp, "value" | "unit"> { at: string }
}
function fmt(t: Temp) { return fmt.prefix + t.value.toFixed(fmt.digits) }
fmt.prefix = "T=" as string
fmt.digits = 2
/** Temperatures. */
export default (input: { readings: Temp.Reading[]; to?: Temp.Unit }) => {
  const ts = input.readings.map(({ at, ...r }) => ({ at, t: new Temp(r.value, r.unit).to(input.to ?? "k") }))
  return { out: ts.map(({ at, t: { value, unit } }) => ({ at, value, unit, cold: value <= Temp.ABS_ZERO })), txt: ts.map((x) => fmt(x.t)), p: fmt.prefix, d: fmt.digits }
}
