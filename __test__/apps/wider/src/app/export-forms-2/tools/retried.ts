const retry =
  <A extends unknown[], R>(fn: (...args: A) => Promise<R>) =>
  async (...args: A) => ({ tries: 1, value: await fn(...args) })

/** Counts, again and again. */
export default retry(async (input: { /** What to count. */ text: string; max?: number }, ctx: { signal: string }) => input.text)
