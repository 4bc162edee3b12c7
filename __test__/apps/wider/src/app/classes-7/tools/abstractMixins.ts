type Ctor<T = {}> = abstract new (...args: any[]) => T
function Stamped<B extends Ctor>(Base: B) {
  abstract class Stamped extends Base {
    readonly at = new Date(0).toISOString()
    abstract label(): string
    describe() { return `${this.label()} ${this.at}` as const }
  }
  return Stamped
}
function Tagged<B extends Ctor<{ id: number }>>(Base: B) {
  abstract class Tagged extends Base {
    tags = new Set<string>()
    tag(...t: string[]) { t.forEach((x) => this.tags.add(x)); return this }
    get key() { return { id: this.id, tags: [...this.tags] } }
  }
  return Tagged
}
abstract class Entity { constructor(public id: number) {} }
class User extends Tagged(Stamped(Entity)) {
  label() { return "user" as const }
}
/** Makes a user through mixins. */
export default (input: { id: number; tags: string[] }) => {
  const u = new User(input.id).tag(...input.tags)
  return { d: u.describe(), key: u.key, label: u.label(), at: u.at }
}
