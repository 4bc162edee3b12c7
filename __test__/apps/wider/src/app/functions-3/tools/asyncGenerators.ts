async function* pages<T>(load: (n: number) => Promise<{ items: T[]; next?: number }>, start = 0): AsyncGenerator<T[], number> { let n: number | undefined = start; while (n !== undefined) { const p: { items: T[]; next?: number } = await load(n); yield p.items; n = p.next } return start }
async function collect<T>(it: AsyncIterable<T>) { const out = []; for await (const x of it) out.push(x); return out }
/** Collect. */
export default async ({ n }: { n: number }) => { const all = await collect(pages(async (i) => ({ items: [{ i, sq: i * i }], next: i < n ? i + 1 : undefined }))); const g = pages(async () => ({ items: ["a"] })); const r = await g.next(); return { all, flat: all.flat(), r, v: r.done ? r.value : r.value[0] } }
