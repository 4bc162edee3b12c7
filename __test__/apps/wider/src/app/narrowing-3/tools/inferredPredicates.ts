const isPresent = <T>(x: T) => x !== null && x !== undefined
const isNumber = (x: unknown) => typeof x === "number"
function isLong(s: string | undefined) { return s !== undefined && s.length > 3 }
const isCat = (p: { pet: "cat"; lives: number } | { pet: "dog"; tricks: string[] }) => p.pet === "cat"
class Box { constructor(public v: string | null) {} isFull() { return this.v !== null } has(): this is { v: string } { return this.v !== null } }
/** Predicates inferred. */
export default ({ xs, u, pets, s }: { xs: (string | null | undefined)[]; u: unknown; pets: Parameters<typeof isCat>[0][]; s?: string }) => {
  const b = new Box("x")
  return { xs: xs.filter(isPresent), n: isNumber(u) ? u : 0, cats: pets.filter(isCat), dogs: pets.filter((p) => !isCat(p)), long: isLong(s) ? s : "short", v: b.has() ? b.v : 0, all: xs.every(isPresent) ? xs : [], some: pets.every(isCat) && pets }
}
