interface FeedItem { guid: string; title: string; link?: URL; published: Date | null; author: { name: string; email?: string }[] }
type Result<T> = { status: "fresh"; data: T; etag: string | null } | { status: "cached"; data: T } | { status: "failed"; code: number; body?: string }
const cache = new Map<string, { at: number; items: FeedItem[] }>()
async function load(url: string, signal?: AbortSignal): Promise<Result<FeedItem[]>> {
  const hit = cache.get(url)
  if (hit && Date.now() - hit.at < 1000) return { status: "cached", data: hit.items }
  const res = await fetch(url, { signal, headers: { accept: "application/xml" } })
  if (!res.ok) return { status: "failed", code: res.status, body: res.status >= 500 ? undefined : await res.text() }
  const doc = new DOMParser().parseFromString(await res.text(), "text/xml")
  const items = Array.from(doc.querySelectorAll("item"), (el): FeedItem => ({ guid: el.querySelector("guid")?.textContent ?? el.id, title: el.getAttribute("title") ?? "", published: null, author: [] }))
  cache.set(url, { at: Date.now(), items })
  return { status: "fresh", data: items, etag: res.headers.get("etag") }
}
/** Read feeds. */
export default async (input: { urls: [string, ...string[]]; since?: string; limit?: number }, ctx: { readonly signal: AbortSignal }) => {
  const results = await Promise.all(input.urls.map(async (u) => [u, await load(u, ctx.signal)] as const))
  const failed = results.flatMap(([url, r]) => (r.status === "failed" ? { url, code: r.code, retry: r.code >= 500 } : []))
  const items = results.flatMap(([url, r]) => ("data" in r ? r.data.map(({ link, published, ...i }) => ({ ...i, link: link?.href ?? null, feed: new URL(url).hostname, published: published?.toISOString() })) : []))
  const grouped = Object.entries(items.reduce<Record<string, typeof items>>((g, i) => { (g[i.feed] ??= []).push(i); return g }, {})).map(([feed, list]) => ({ feed, n: list.length, latest: list.sort((a, b) => (a.published ?? "").localeCompare(b.published ?? ""))[0] }))
  return { failed, grouped, total: items.slice(0, input.limit).length, cached: results.filter(([, r]) => r.status === "cached").map(([u]) => u) }
}
