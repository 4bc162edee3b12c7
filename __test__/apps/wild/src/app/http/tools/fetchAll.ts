import ky from "ky"
import pLimit from "p-limit"
import pMap, { pMapIterable, pMapSkip } from "p-map"
const limit = pLimit(4)
/** Fetches several documents at once. */
export default async ({ urls }: { urls: string[] }) => {
  const pages = await Promise.all(urls.map((url) => limit(async () => ({ url, text: await ky(url).text() }))))
  const heads = await Promise.allSettled(urls.map((url) => limit(ky.head, url)))
  const sizes = await pMap(urls, async (url, index) => {
    const response = await ky.get(url, { throwHttpErrors: false })
    return response.ok ? { index, bytes: (await response.arrayBuffer()).byteLength } : pMapSkip
  }, { concurrency: 2 })
  const seen: string[] = []
  for await (const one of pMapIterable(urls, async (url) => url.length, { concurrency: 2 })) seen.push(String(one))
  return {
    pages, sizes, seen,
    heads: heads.map((head) => (head.status === "fulfilled" ? head.value.headers.get("etag") : String(head.reason))),
    waiting: limit.pendingCount,
    json: await ky.post("https://x.example", { json: { a: 1 } }).json(),
    blob: (await ky.put("https://x.example").blob()).type,
    active: limit.activeCount,
    mapped: await limit.map([1, 2], async (n) => `${n}` as const),
  }
}
