/** Download a text with progress. */
export default async (input: { url: string; timeout?: number }, { signal }: { signal?: AbortSignal } = {}) => {
  const both = AbortSignal.any([AbortSignal.timeout(input.timeout ?? 1000), ...(signal ? [signal] : [])])
  const res = await fetch(new Request(input.url, { signal: both, headers: [["accept", "text/plain"]] }))
  if (!res.ok) throw new Error(`HTTP ${res.status}`, { cause: res })
  const reader = res.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ""
  const sizes: number[] = []
  while (reader) {
    const { done, value } = await reader.read()
    if (done) break
    text += value
    sizes.push(value.length)
  }
  const form = new FormData()
  form.append("a", new Blob([text], { type: "text/plain" }))
  return { text, sizes, headers: Object.fromEntries(res.headers), type: res.type, aborted: both.aborted, reason: both.reason, field: form.get("a"), json: await res.clone().json(), blob: (await res.blob()).size, cookies: res.headers.getSetCookie() }
}
