/** An object with a run method. */
export default {
  name: "x",
  async run(input: { a: string }, ctx?: { signal: AbortSignal }) {
    return { a: input.a, aborted: ctx?.signal.aborted }
  },
}
