type Json = string | number | boolean | null | Json[] | { [k: string]: Json }
type Jsonify<T> = T extends { toJSON(): infer R } ? R : T extends Json ? T : T extends (infer U)[] ? Jsonify<U>[] : T extends object ? { [K in keyof T as T[K] extends Function | symbol ? never : K]: Jsonify<T[K]> } : never
class P { x = 1; when = new Date(); tags = ["a"]; f() {} }
interface Tree<T> { value: T; children?: Tree<T>[]; parent: Tree<T> | null }
/** JSON. */
export default (input: { doc: Json; tree: Tree<string> }): { j: Jsonify<P>; k: Jsonify<{ a: { b: Date[] }; s: symbol }>; t: Tree<{ n: number }>; raw: Json } => { throw input }
