interface Tree<T> { v: T; kids: Tree<T>[] }
type J = string | J[] | { [k: string]: J }
type Linked = { next?: Linked; data: { owner: Linked | null } }
type Ev<T> = { t: T; sub: Ev<T[]>[] }
class Node2 { parent?: Node2; children: Node2[] = []; constructor(public name: string) {} }
type Fn = { call: (f: Fn) => Fn }
interface A1 { b: B1 } interface B1 { a: A1; c: { a: A1["b"]["c"] | null } }
type Cond<T> = T extends { x: infer X } ? { inner: Cond<X>; self: Cond<T>[] } : T
type Mu = { [K in "a" | "b"]?: Mu & { own: K } }
/** rec */
export default async (input: { t: Tree<string>; t2: Tree<number>; t3: Tree<Tree<boolean>>; j: J; l: Linked; n: Node2; a: A1; b: B1; c: Cond<{ x: { x: 1 } }>; m: Mu; arr: J[]; tup: [Tree<"z">, J?] }) => input
