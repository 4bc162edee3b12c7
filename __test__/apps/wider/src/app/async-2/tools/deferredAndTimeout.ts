class TimeoutError extends Error { override name = "TimeoutError" as const }
function withTimeout<T>(p: PromiseLike<T>, ms: number, fallback: () => T | Promise<T>): Promise<T>
function withTimeout<T>(p: PromiseLike<T>, ms: number): Promise<T | TimeoutError>
function withTimeout<T>(p: PromiseLike<T>, ms: number, fallback?: () => T | Promise<T>) {
  return Promise.race([p, new Promise<T | TimeoutError>((resolve) => setTimeout(() => resolve(fallback ? fallback() : new TimeoutError()), ms))])
}
function deferred<T = void>() {
  let resolve!: (value: T | PromiseLike<T>) => void
  let reject!: (reason?: unknown) => void
  const promise = new Promise<T>((a, b) => { resolve = a; reject = b })
  return { promise, resolve, reject }
}
/** Wait, but not forever. */
export default async (input: { ms: number }) => {
  const d = deferred<{ at: number }>()
  setTimeout(() => d.resolve({ at: 1 }), 1)
  const r = await withTimeout(d.promise, input.ms)
  const v = deferred()
  v.resolve()
  return { result: r instanceof TimeoutError ? r.name : r.at, safe: await withTimeout(d.promise, 5, () => ({ at: 0 })), v: await v.promise }
}
