async function* pages<T>(load: (page: number) => Promise<{ items: T[]; next?: number }>): AsyncGenerator<T, number, void> {
  let page: number | undefined = 1
  let n = 0
  while (page) {
    const res: { items: T[]; next?: number } = await load(page)
    n += res.items.length
    yield* res.items
    page = res.next
  }
  return n
}
async function* map<T, U>(it: AsyncIterable<T>, fn: (t: T) => U | Promise<U>) { for await (const x of it) yield await fn(x) }
async function collect<T>(it: AsyncIterable<T>) { const out: T[] = []; for await (const x of it) out.push(x); return out }
/** Read all pages. */
export default async ({ max = 3 }: { max?: number }) => {
  const gen = pages(async (p) => ({ items: [{ id: p, name: `n${p}` }], next: p < max ? p + 1 : undefined }))
  const first = await gen.next()
  return { all: await collect(map(gen, (x) => x.name.length)), first, done: first.done ? first.value : first.value.name }
}
