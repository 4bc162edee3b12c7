type Ctor<T = {}> = new (...args: any[]) => T
function Timestamped<B extends Ctor>(Base: B) { return class extends Base { createdAt = new Date(0); touch() { return this } } }
function Named<B extends Ctor>(Base: B) { return class extends Base { name = "x"; rename(n: string) { this.name = n; return this } } }
export class Item { constructor(public id: number) {} }
class Model extends Named(Timestamped(Item)) { extra = [1] }
/** Make a model. */
export default ({ id }: { id: number }) => { const m = new Model(id).touch().rename("y"); return { id: m.id, name: m.name, at: m.createdAt, extra: m.extra, isItem: m instanceof Item } }
