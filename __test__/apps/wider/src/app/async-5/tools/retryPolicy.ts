type Attempt<T> = { ok: true; value: T; tries: number } | { ok: false; error: Error; tries: number }
async function retry<T, E extends Error = Error>(fn: (n: number) => T | Promise<T>, { tries = 3, on }: { tries?: number; on?: (e: E) => void } = {}): Promise<Attempt<Awaited<T>>> {
  let last: unknown
  for (let n = 1; n <= tries; n++) {
    try {
      return { ok: true, value: await fn(n), tries: n }
    } catch (e) {
      last = e
      on?.(e as E)
      continue
    } finally {
      await null
    }
  }
  return { ok: false, error: last instanceof Error ? last : new Error(String(last)), tries }
}
/** Retry a call. */
export default async function run(input: { url: string; tries?: number }) {
  const r = await retry(async (n) => (n > 1 ? { n, body: "x" } : n === 0 ? null : { n, miss: true }), input)
  if (!r.ok) return { failed: r.error.message, tries: r.tries }
  const { value, tries } = r
  const sync = await retry(() => [1, 2, 3] as const)
  const nested = await retry(() => retry(() => "deep"))
  return { value, tries, sync: sync.ok && sync.value[0], nested: nested.ok ? nested.value : undefined }
}
