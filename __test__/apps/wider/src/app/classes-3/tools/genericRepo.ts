abstract class Repo<T extends { id: K }, K extends string | number = number> {
  protected items = new Map<K, T>()
  abstract defaults(): Omit<T, "id">
  find(id: K): T | undefined { return this.items.get(id) }
  save(item: T): this { this.items.set(item.id, item); return this }
  create(id: K) { return { ...this.defaults(), id } }
  static of<I extends { id: string }>(..._items: I[]) { return { kind: "repo" as const, first: _items[0] } }
  get size() { return this.items.size }
}
class Users extends Repo<{ id: number; name: string; role?: "admin" }> { defaults() { return { name: "anon" } } }
/** Use a repository. */
export default ({ id }: { id: number }) => { const r = new Users(); return { found: r.save({ id, name: "x" }).find(id), size: r.size, made: r.create(id), of: Repo.of({ id: "a", extra: [1] }) } }
