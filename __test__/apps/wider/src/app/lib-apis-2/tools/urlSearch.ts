/** Rewrite the query string of an address. */
export default ({ href, set = {}, remove = [] }: { href: string; set?: Record<string, string>; remove?: string[] }) => {
  if (!URL.canParse(href)) return { ok: false as const, href }
  const url = new URL(href)
  Object.entries(set).forEach(([k, v]) => url.searchParams.set(k, v))
  for (const key of remove) url.searchParams.delete(key)
  return { ok: true as const, href: url.href, params: [...url.searchParams], keys: [...url.searchParams.keys()], all: url.searchParams.getAll("q"), first: url.searchParams.get("q"), size: url.searchParams.size, port: url.port }
}
