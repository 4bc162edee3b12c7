class A { get b() { return new B(this) } get self() { return this } val = 1; chain() { return this.b.a.self.val } }
class B { constructor(readonly a: A) {} get c() { return { back: this.a, n: this.a.val } } static make = () => new B(new A()) }
const lazy = { get x() { return this.y + 1 }, y: 2, get z() { return () => this.x } }
function ping(n: number): { n: number; next?: ReturnType<typeof pong> } { return { n } }
function pong(n: number): { s: string; prev: ReturnType<typeof ping> } { return { s: "", prev: ping(n) } }
const mutual = { f: (n: number): number => (n ? mutual.g(n - 1) : 0), g: (n: number): number => mutual.f(n) }
/** Cycles. */
export default (input: { n: number }) => ({ v: new A().b.c.n, ch: new A().chain(), bk: B.make().c.back.val, z: lazy.z(), p: pong(input.n), m: mutual.f(1), k: Object.keys(new A().b.c) })
