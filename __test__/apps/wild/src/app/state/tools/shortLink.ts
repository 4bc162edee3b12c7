import { LRUCache } from "lru-cache"
import { customAlphabet, nanoid, urlAlphabet } from "nanoid"
interface Link { readonly url: string; hits: number }
const links = new LRUCache<string, Link>({ max: 500, ttl: 60_000 })
const code = customAlphabet(urlAlphabet, 8)
/** Shortens a link. */
export default async (input: { readonly url: string; readonly code?: string }) => {
  const key = input.code ?? code()
  const known = links.get(key)
  if (known) { known.hits += 1; return { key, hits: known.hits, known } }
  links.set(key, { url: input.url, hits: 0 })
  return { key, hits: 0, trace: nanoid(12), size: links.size, keys: [...links.keys()], all: [...links.entries()], peek: links.peek(key), info: links.info(key), dump: links.dump(), left: links.getRemainingTTL(key), has: links.has(key), fetched: await links.fetch("x") }
}
