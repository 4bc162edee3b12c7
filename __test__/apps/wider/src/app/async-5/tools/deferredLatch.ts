function deferred<T = void>() {
  let resolve!: (v: T | PromiseLike<T>) => void
  let reject!: (e?: unknown) => void
  const promise = new Promise<T>((res, rej) => { resolve = res; reject = rej })
  return { promise, resolve, reject, state: "pending" as "pending" | "done" }
}
/** Latches. */
export default async (input: { values: string[] }) => {
  const d = deferred<string[]>()
  const v = deferred()
  queueMicrotask(() => { d.resolve(input.values); v.resolve() })
  const [a, b] = await Promise.all([d.promise, v.promise])
  const thenable = { then(ok: (x: { deep: number }) => void) { ok({ deep: 1 }) } }
  const t = await thenable
  const obj = await Promise.all(Object.entries({ x: Promise.resolve(1), y: "s" }).map(async ([k, p]) => [k, await p] as const))
  const maybe: string | Promise<string> | undefined = input.values[0] ? Promise.resolve("") : undefined
  return { a, b, t, rec: Object.fromEntries(obj), maybe: await maybe, state: d.state }
}
