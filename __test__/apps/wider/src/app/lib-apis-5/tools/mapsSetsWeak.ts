/** Count. */
export default (input: { words: string[]; stop?: ReadonlySet<string> }) => {
  const counts = new Map<string, { n: number; at: Set<number> }>()
  input.words.forEach((w, i) => {
    if (input.stop?.has(w)) return
    const c = counts.get(w) ?? { n: 0, at: new Set() }
    c.n++
    c.at.add(i)
    counts.set(w, c)
  })
  const inverted = new Map([...counts].map(([k, { n }]) => [n, k]))
  const it = counts[Symbol.iterator]()
  const wm = new WeakMap<object, number>([[input, 1]])
  const s = new Set("abc")
  const e = new Map(Object.entries({ a: 1, b: "x" }))
  return { top: [...counts.values()].map((c) => c.n), inverted: Object.fromEntries(inverted), nx: it.next().value, w: wm.get(input), s: [...s], e: e.get("a"), sz: counts.size, f: [...counts.entries()].find(([, v]) => v.n > 1)?.[1].n, em: new Map().get("x"), es: [...new Set()], keys: Array.from(e.keys(), (k) => k.length) }
}
