type Fn<A = any, B = any> = (a: A) => B
type Last<T extends readonly unknown[]> = T extends readonly [...unknown[], infer L] ? L : never
function flow<A, B>(f: Fn<A, B>): Fn<A, B>
function flow<A, B, C>(f: Fn<A, B>, g: Fn<B, C>): Fn<A, C>
function flow<A, B, C, D>(f: Fn<A, B>, g: Fn<B, C>, h: Fn<C, D>): Fn<A, D>
function flow(...fs: Fn[]) { return (x: unknown) => fs.reduce((v, f) => f(v), x) }
const prop = <K extends PropertyKey>(k: K) => <T extends Record<K, unknown>>(t: T): T[K] => t[k]
const mapWith = <A, B>(f: (a: A) => B) => (xs: readonly A[]) => xs.map(f)
const not = <T>(p: (t: T) => boolean) => (t: T) => !p(t)
/** Compose. */
export default (input: { users: { name: string; age: number }[] }) => {
  const f = flow(mapWith((u: { name: string; age: number }) => u.name), (ns) => ns.join(","), (s) => ({ s, len: s.length }))
  const ages = input.users.map(prop("age"))
  const young = input.users.filter(not((u) => u.age > 3))
  const boxed = flow(<T,>(x: T) => ({ x }), (b) => [b, b] as const)
  return { f: f(input.users), ages, young, boxed: boxed(1), last: null as unknown as Last<[1, "b", { c: 2 }]> }
}
