async function pool<T, R>(items: Iterable<T>, size: number, work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = [...items].entries()
  await Promise.all(Array.from({ length: size }, async () => { for (const [i, item] of queue) results[i] = await work(item, i) }))
  return results
}
/** Work on ids with limited concurrency. */
export default async ({ ids, size = 4 }: { ids: Set<string> | string[]; size?: number }, ctx?: { signal?: AbortSignal }) => {
  const done = await pool(ids, size, async (id, i) => (ctx?.signal?.aborted ? { id, skipped: true as const } : { id, index: i, length: id.length }))
  return { done, skipped: done.filter((d) => "skipped" in d).length, first: done[0] && "index" in done[0] ? done[0].index : -1 }
}
