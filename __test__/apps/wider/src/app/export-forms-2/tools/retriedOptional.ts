const retry = <A extends unknown[], R>(fn: (...args: A) => R) => (...args: A) => fn(...args)

/** Counts, if there is something. */
export default retry((input?: { text: string }) => ({ length: input?.text.length }))
