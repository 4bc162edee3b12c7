interface Tree { value: string; children: Tree[] }
type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
interface A { b?: B } interface B { a: A; list: A[] }
type Linked<T> = { value: T; next: Linked<T> | null }
type Expr = { op: "lit"; value: number } | { op: "add"; left: Expr; right: Expr } | { op: "neg"; of: Expr }
type NestedTuple = [string, NestedTuple?]
type Rec = Record<string, { sub?: Rec }>
interface Comment2 { text: string; replies: readonly Comment2[]; parent: Comment2 | null; author: { friends: Comment2["author"][] } }
/** recursive */
export default async (input: {
  tree: Tree; json: Json; a: A; b: B; ll: Linked<string>; ln: Linked<number>; expr: Expr; nt: NestedTuple; rec?: { [k: string]: Json }; c: Comment2
}) => ({ ok: true })
