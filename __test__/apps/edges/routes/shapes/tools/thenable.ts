/** Gives a thenable in a promise. */
export default async (input: { a: string }) => ({
  then(ok: (value: { a: string; n: 1 }) => void) {
    ok({ ...input, n: 1 })
  },
})
