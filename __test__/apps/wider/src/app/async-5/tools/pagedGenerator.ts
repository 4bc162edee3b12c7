interface Page<T, C = string> { items: T[]; next?: C; total: number }
async function* paginate<T, C>(load: (cursor: C | undefined) => Promise<Page<T, C>>, limit = Infinity) {
  let cursor: C | undefined
  let seen = 0
  do {
    const page = await load(cursor)
    for (const item of page.items) {
      if (seen++ >= limit) return { seen, cut: true as const }
      yield { item, at: seen }
    }
    cursor = page.next
  } while (cursor !== undefined)
  return { seen, cut: false as const }
}
async function collect<T>(xs: AsyncIterable<T>) {
  const out: T[] = []
  for await (const x of xs) out.push(x)
  return out
}
/** Load all pages. */
export default async (input: { q: string; limit?: number }) => {
  const load = async (cursor?: number) => ({ items: [{ q: input.q, n: cursor ?? 0 }], next: cursor === 3 ? undefined : (cursor ?? 0) + 1, total: 4 })
  const all = await collect(paginate(load, input.limit))
  const it = paginate(load)
  const step = await it.next()
  const end = await it.return({ seen: 0, cut: false })
  return { all, step, end, delegated: await collect((async function* () { const r = yield* paginate(load); yield r.cut })()) }
}
