class Base {
  static kind = "base"
  static registry: Record<string, typeof Base> = {}
  static register<T extends typeof Base>(this: T) { this.registry[this.kind] = this; return this }
  static build<T extends Base>(this: new () => T, init?: Partial<T>) { return Object.assign(new this(), init) }
  count = 0
  clone(): this { return Object.assign(Object.create(Object.getPrototypeOf(this)), this) }
  with<P extends Partial<this>>(p: P) { return { ...this, ...p } }
}
class Leaf extends Base { static override kind = "leaf"; name?: string; tags: readonly string[] = [] }
/** Statics. */
export default (input: { name: string; count: number }) => {
  const leaf = Leaf.build({ name: input.name })
  const c = leaf.clone()
  const { name, tags, count } = c
  const w = new Leaf().with({ name: "q" as const, count: 2 })
  return { name, tags, count, kind: Leaf.register().kind, keys: Object.keys(Base.registry), wn: w.name, wc: w.count }
}
