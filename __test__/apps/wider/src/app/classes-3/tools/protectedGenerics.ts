abstract class Handler<I, O = I> { protected next?: Handler<O, any>; abstract handle(i: I): O; then<P>(n: Handler<O, P>): Handler<I, P> { this.next = n; return Handler.compose(this, n) } static compose<A, B, C>(a: Handler<A, B>, b: Handler<B, C>): Handler<A, C> { return new (class extends Handler<A, C> { handle(x: A) { return b.handle(a.handle(x)) } })() } run = (i: I) => ({ in: i, out: this.handle(i) }) }
class Len extends Handler<string, number> { handle(s: string) { return s.length } }
class Box<T> extends Handler<T, { boxed: T }> { handle(t: T) { return { boxed: t } } }
/** Chain. */
export default ({ s }: { s: string }) => new Len().then(new Box()).then(new Box<{ boxed: number }>()).run(s)
