class Lock implements AsyncDisposable { constructor(readonly key: string) {} async [Symbol.asyncDispose]() {} }
/** Hold a lock. */
export default async (input: { key: string }) => {
  const lock = new Lock(input.key)
  try { return { key: lock.key, held: true } } finally { await lock[Symbol.asyncDispose]() }
}
