import { Keep, Kind } from "../../deferred/lib/kinds"

class Local<T> {
  a!: T
  static s = "x"
  readonly r = 1
  get g() {
    return 1
  }
  get both(): number {
    return 1
  }
  set both(_: number | string) {}
  also(): this {
    return this
  }
  when?(): void
}

/** Classes by name, and class members written out. */
export default (_input: { x: 1 }) => ({
  keep: new Keep<number>(),
  local: new Local<string>(),
  kind: Kind["a-b"] as Kind,
  one: Kind["a-b"] as const,
  class: Local,
  kept: Keep,
  nameless: new (class {
    z = 1
  })(),
})
