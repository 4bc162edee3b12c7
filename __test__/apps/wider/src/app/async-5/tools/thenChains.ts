const step = <T, U>(f: (t: T) => U | PromiseLike<U>) => (p: Promise<T>) => p.then(f)
/** Chains of then. */
export default (input: { n: number }) =>
  Promise.resolve(input.n)
    .then((n) => (n > 0 ? { pos: n } : Promise.reject(new RangeError("neg"))))
    .then(async (v) => ({ ...v, at: new Date(0).toISOString() }), (e: unknown) => ({ err: e instanceof RangeError ? e.message : null }))
    .then((v) => ("err" in v ? [v.err] : [v.pos, v.at] as const))
    .finally(() => 3)
    .then((v) => step((n: number) => ({ n, v }))(Promise.resolve(1)))
