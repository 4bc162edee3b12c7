interface Comment { text: string; replies?: Comment[]; parent?: Comment | null; meta: { by: Author } }
interface Author { name: string; wrote?: readonly Comment[]; friends: Record<string, Author> }
type List<T> = { head: T; tail: List<T> | null }
type Json = string | number | boolean | null | Json[] | { [k: string]: Json }
type Nest = [number, Nest?]
type Menu = { [k: string]: Menu | string }
type Fn = { self?: Fn; call(): Fn }
class Cls { next?: Cls; v = 1 }
/** Recursive inputs. */
export default (input: { root: Comment; list: List<string>; nums: List<{ n: List<number> }>; json: Json; nest: Nest; menu: Menu; fn: Fn; cls: Cls; both: List<Comment>; opt?: Partial<Comment> }) => input.root.text
