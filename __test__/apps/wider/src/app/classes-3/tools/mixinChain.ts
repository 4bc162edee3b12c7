type Ctor<T = {}> = new (...args: any[]) => T
function Timestamped<B extends Ctor>(Base: B) { return class extends Base { createdAt = 0; touch() { this.createdAt++; return this } } }
function Tagged<B extends Ctor<{ name: string }>>(Base: B) { return class Tagged extends Base { tags: string[] = []; label() { return { name: this.name, tags: this.tags } } } }
class User { constructor(public name: string) {} }
class Full extends Tagged(Timestamped(User)) { level = 1 }
/** Mix. */
export default (input: { name: string }) => { const u = new Full(input.name); const t = u.touch(); return { c: u.createdAt, l: u.label(), lvl: t.level, tags: t.tags, n: new (Timestamped(User))("q").name } }
