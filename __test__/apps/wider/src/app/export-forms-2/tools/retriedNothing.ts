const retry = <A extends unknown[], R>(fn: (...args: A) => R) => (...args: A) => fn(...args)

/** Needs nothing. */
export default retry(() => ({ now: 1 }))
