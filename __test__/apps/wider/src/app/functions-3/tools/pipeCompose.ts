type Fn<A, B> = (a: A) => B
function pipe<A, B>(ab: Fn<A, B>): Fn<A, B>
function pipe<A, B, C>(ab: Fn<A, B>, bc: Fn<B, C>): Fn<A, C>
function pipe<A, B, C, D>(ab: Fn<A, B>, bc: Fn<B, C>, cd: Fn<C, D>): Fn<A, D>
function pipe(...fns: Fn<any, any>[]): Fn<any, any> {
  return (a) => fns.reduce((x, f) => f(x), a)
}
const box = <T>(value: T) => ({ value })
/** Run a pipeline. */
export default (input: { text: string }) => {
  const words = pipe((s: string) => s.split(" "), (w) => w.map((x) => x.length), (n) => ({ n, max: Math.max(...n) }))
  const boxed = pipe((s: string) => s.length, box)
  return { ...words(input.text), boxed: boxed(input.text), double: pipe(box, box)(1) }
}
