interface Dep { a: string }
interface Base {
  /** m {@link x} and {@linkcode nope} and {@linkplain Dep} and {@link Dep.a} {@link Dep.zz} {@link T} */
  m<T>(x: T): T
  /** f {@link y} {@link y.z} */
  f: (y: { z: 1 }) => void
  /** p {@link m} {@link Base.m text} {@link Base#m|pipe} {@link https://x.test/a} {@link https://x.test|label} */
  p: string
}
class K { /** c {@link q} {@link z} */ constructor(/** the q {@link q} */ public q: string) { const z = 1 } /** meth {@link w} {@link v} */ meth(w: 1) { const v = 2; return v } /** arrow {@link i} */ arrow = (i: 1) => i }
/** links */
export default async (input: { b: Base; k: K; /** inline {@link input} {@link Dep} */ i: 1; o: { /** o {@link j} */ run(j: 1): void } }) => 1
