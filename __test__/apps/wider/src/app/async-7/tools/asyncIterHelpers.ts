async function* map<T, U>(src: AsyncIterable<T> | Iterable<T>, f: (t: T, i: number) => U | Promise<U>): AsyncGenerator<Awaited<U>, number, undefined> {
  let i = 0
  for await (const x of src) yield await f(x, i++)
  return i
}
async function collect<T>(src: AsyncIterable<T>) {
  const out: T[] = []
  for await (const x of src) out.push(x)
  return out
}
async function* take(n: number) {
  for (let i = 0; i < n; i++) {
    const got: { skip: number } | undefined = yield { i, half: i / 2 } as const
    if (got) i += got.skip
  }
  return "done" as const
}
/** Collects async. */
export default async (input: { xs: (number | Promise<number>)[] }) => {
  const m = map(input.xs, (x, i) => ({ x, i }))
  const first = await m.next()
  const gen = take(3)
  const step = await gen.next({ skip: 1 })
  const ret = await gen.return("done")
  const all = await collect(map(take(2), async ({ half }) => half))
  async function* delegated() { const r = yield* take(1); yield r }
  return { first, step: step.done ? step.value : step.value.half, ret, all, del: await collect(delegated()) }
}
