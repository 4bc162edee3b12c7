type Ctor<T = {}> = new (...args: any[]) => T
const Timestamped = <B extends Ctor>(Base: B) => class extends Base { createdAt = new Date(0); touch() { return this } }
const Named = <B extends Ctor<{ id: string }>>(Base: B) => class Named extends Base {
  label?: string
  get title() { return this.label ?? this.id }
  set title(v: string) { this.label = v }
}
class Entity { constructor(readonly id: string) {} static create(id: string) { return new this(id) } }
class User extends Named(Timestamped(Entity)) { role: "admin" | "user" = "user"; promote() { this.role = "admin"; return this.touch() } }
/** Mixins. */
export default (input: { id: string; title?: string }) => {
  const u = new User(input.id).promote()
  if (input.title) u.title = input.title
  const { id, title, role, createdAt, label } = u
  return { id, title, role, createdAt, label, copy: { ...u }, made: User.create("x").id }
}
