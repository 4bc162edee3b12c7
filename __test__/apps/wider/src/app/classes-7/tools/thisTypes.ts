class Node<T> {
  next?: this
  constructor(public value: T) {}
  append(v: T): this { const n = new (this.constructor as new (v: T) => this)(v); this.next = n; return n }
  find(p: (n: this) => boolean): this | undefined { return p(this) ? this : this.next?.find(p as never) }
  is<U extends this>(other: U): other is U { return this === other }
  static from<N extends Node<any>, V>(this: new (v: V) => N, v: V) { return new this(v) }
  toJSON() { return { value: this.value, next: this.next } }
}
class Named extends Node<string> { label: string = "x"; both() { return [this, this.next] as const } }
/** Builds a chain. */
export default (input: { words: string[] }) => {
  const n = Named.from(input.words[0])
  const last = input.words.reduce((x, w) => x.append(w), n)
  const found = n.find((m) => m.label === "x")
  const [self, next] = n.both()
  return { v: last.value, label: found?.label, self: self.label, next: next?.value, json: new Node(1).toJSON().value }
}
