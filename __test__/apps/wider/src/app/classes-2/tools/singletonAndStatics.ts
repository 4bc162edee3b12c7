class Registry {
  private static instance?: Registry
  private readonly services = new Map<string, { name: string; start: () => Promise<number> }>()
  static readonly VERSION = "1.0"
  static defaults = { timeout: 100, names: ["a"] }
  static get() { return (Registry.instance ??= new Registry()) }
  register<const N extends string>(name: N, start = async () => 1) { this.services.set(name, { name, start }); return { name, index: this.services.size } }
  find(name: string) { return this.services.get(name) }
  list = () => [...this.services.values()].map(({ name }) => name)
}
const Anonymous = class { value = 1 as const; static make = () => new Anonymous() }
/** Register a service. */
export default async (input: { name: string }) => { const r = Registry.get(); const reg = r.register("fixed"); return { reg, found: await r.find(input.name)?.start(), names: r.list(), v: Registry.VERSION, d: Registry.defaults, anon: Anonymous.make().value, opt: r.find("x")?.name.length ?? null } }
