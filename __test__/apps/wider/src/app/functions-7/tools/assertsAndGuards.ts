interface Cat { meow: true; lives: number }
interface Dog { bark: true; name?: string }
function isCat(x: Cat | Dog): x is Cat { return "meow" in x }
function assertIsDefined<T>(v: T, m?: string): asserts v is NonNullable<T> { if (v == null) throw new Error(m) }
const isOneOf = <const T extends readonly unknown[]>(...opts: T) => (x: unknown): x is T[number] => opts.includes(x)
const not = <T, S extends T>(g: (x: T) => x is S) => (x: T): x is Exclude<T, S> => !g(x)
class Guard { v?: string; has(): this is { v: string } & this { return this.v !== undefined } assert(): asserts this is { v: "set" } { this.v = "set" } }
/** Guards. */
export default (input: { pets: (Cat | Dog)[]; mode?: string | null; raw: unknown }) => {
  const cats = input.pets.filter(isCat)
  const dogs = input.pets.filter(not(isCat))
  const m = isOneOf("a", "b")(input.mode) ? input.mode : null
  const raw = isOneOf(1, "x", null)(input.raw) ? input.raw : undefined
  assertIsDefined(input.mode)
  const g: Guard = new Guard()
  const v = g.has() ? g.v : 0
  g.assert()
  return { cats, dogs, m, raw, mode: input.mode, v, set: g.v }
}
