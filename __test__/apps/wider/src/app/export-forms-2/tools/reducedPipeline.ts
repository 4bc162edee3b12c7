const compose = <F extends (...args: any[]) => any>(...fs: F[]) => fs[0]
const once = <A extends unknown[], R>(fn: (...args: A) => R) => { let r: R | undefined; return (...args: A): R => (r ??= fn(...args)) }
function log<This, Args extends [object, ...unknown[]], Return>(target: (this: This, ...args: Args) => Return) { return function (this: This, ...args: Args): Return { return target.call(this, ...args) } }
/** Compose functions. */
export default log(once(compose(({ text, n = 1 }: { text: string; n?: number }) => ({ text: text.repeat(n), len: [text.length, n] as const }))))
