type Json = string | number | boolean | null | Json[] | { [k: string]: Json }
interface Tree<T> { value: T; children?: Tree<T>[]; parent?: Tree<T> | null }
type Expr = { op: "lit"; v: number } | { op: "add" | "mul"; l: Expr; r: Expr } | { op: "neg"; e: Expr }
type Linked<T> = { head: T; tail: Linked<T> } | null
type NestedList<T> = (T | NestedList<T>)[]
/** Trees. */
export default (input: { json: Json; tree: Tree<{ n: number }>; expr: Expr; list: Linked<string>; deep: NestedList<1 | 2> }): { t: Tree<string>; e: Expr; j: Json } => ({ t: { value: "" }, e: input.expr, j: input.json })
