type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
interface Menu {
  /** Shown. */
  label: string
  items?: Menu[]
}
type List = { head: number; tail: List | null }
interface A {
  b?: B
}
interface B {
  a: A[]
}
type Pair = [string, Pair?]
type Fn = { again: () => Fn; n: number }

/** Types that contain themselves. */
export default (input: { json: Json; menu: Menu; menus: Menu[]; list: List; a: A; b: B; pair: Pair; fn: Fn; lists: Record<string, List> }) => input.menu.label
