function memoize<K extends string | number, V>(load: (key: K) => V, options: { ttl?: number } = {}) {
  const cache = new Map<K, { at: number; v: V }>()
  return Object.assign((key: K): V => {
    const hit = cache.get(key)
    if (hit && Date.now() - hit.at < (options.ttl ?? 100)) return hit.v
    const v = load(key)
    cache.set(key, { at: Date.now(), v })
    return v
  }, { size: () => cache.size, keys: () => [...cache.keys()] })
}
/** Memoized price. */
export default (input: { id: number }) => {
  const price = memoize((id: number) => ({ id, cents: id * 100, currency: "EUR" as const }))
  return { price: price(input.id), size: price.size(), keys: price.keys() }
}
