interface Collection<T> extends Iterable<T> { readonly size: number; add(...items: T[]): this }
class Stack<T> implements Collection<T> {
  protected items: T[]
  constructor(items: Iterable<T> = []) { this.items = [...items] }
  get size() { return this.items.length }
  add(...items: T[]) { this.items.push(...items); return this }
  pop(): T | undefined { return this.items.pop() }
  map<U>(f: (t: T, i: number) => U) { return new Stack(this.items.map(f)) }
  [Symbol.iterator](): Iterator<T> { return this.items[Symbol.iterator]() }
  static of<T>(...items: T[]) { return new Stack<T>(items) }
}
class Undo<T> extends Stack<T> { undone: T[] = []; override pop() { const x = super.pop(); if (x !== undefined) this.undone.push(x); return x } }
/** Use a stack. */
export default ({ words }: { words: string[] }) => { const s = Stack.of(1, 2).add(3); const u = new Undo(words); const popped = u.pop(); const [first, ...rest] = s; return { size: s.size, popped, undone: u.undone, mapped: [...s.map(String)], first, rest, pairs: Array.from(s.map((n, i) => ({ n, i }))), max: Math.max(...s) } }
