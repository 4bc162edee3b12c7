async function retry<T>(fn: (attempt: number) => Promise<T>, { times = 3, delay = 10 } = {}): Promise<T> {
  let last: unknown
  for (let i = 1; i <= times; i++) {
    try { return await fn(i) } catch (error) { last = error; await new Promise((r) => setTimeout(r, delay * 2 ** i)) }
  }
  throw last
}
/** Fetch with retries. */
export default async function ({ url, times }: { url: string; times?: number }) {
  return retry(async (attempt) => {
    const res = await fetch(url)
    if (res.status === 404) return null
    return { attempt, body: await res.text(), ok: res.ok }
  }, { times })
}
