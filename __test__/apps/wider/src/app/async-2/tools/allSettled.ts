const sources = { weather: async () => ({ temp: 20 }), news: async () => ["a", "b"], time: () => Promise.resolve(Date.now()) }
type Source = keyof typeof sources
/** Ask several sources at once. */
export default async (input: { only?: Source[] }) => {
  const names = input.only ?? (Object.keys(sources) as Source[])
  const settled = await Promise.allSettled(names.map((n) => sources[n]()))
  const ok = settled.filter((s) => s.status === "fulfilled").map((s) => s.value)
  const failed = settled.filter((s): s is PromiseRejectedResult => s.status === "rejected").map((s) => String(s.reason))
  const [w, n, t] = await Promise.all([sources.weather(), sources.news(), sources.time()])
  const pair = await Promise.allSettled([sources.weather(), 3])
  const named = await Promise.all(Object.entries(sources).map(async ([name, load]) => [name, await load()] as const))
  return { ok, failed, w, n, t, raced: await Promise.race([sources.weather(), sources.time()]), any: await Promise.any([sources.news(), "x"]), pair, named: Object.fromEntries(named) }
}
