// Random choices that a seed repeats.

export class Random {
  #state

  constructor(seed) {
    this.#state = (seed ^ 0x9e3779b9) >>> 0
    // Neighbouring seeds begin alike; some steps part them.
    for (let step = 0; step < 8; step++) this.next()
  }

  /** A number in [0, 1). The generator is mulberry32. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = this.#state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** An integer in [low, high]. */
  between(low, high) {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(probability) {
    return this.next() < probability
  }

  pick(list) {
    return list[Math.floor(this.next() * list.length)]
  }

  /** Some of a list, at least `least`, in its order. */
  some(list, least = 1) {
    const kept = list.filter(() => this.chance(0.5))
    return kept.length >= least ? kept : list.slice(0, least)
  }

  /** One of the makers, by weight; a weight of 0 excludes it.
   * @param {[number, () => any][]} makers */
  weighted(makers) {
    const total = makers.reduce((sum, [weight]) => sum + weight, 0)
    let at = this.next() * total
    for (const [weight, make] of makers) {
      at -= weight
      if (at < 0 && weight > 0) return make()
    }
    return makers.find(([weight]) => weight > 0)[1]()
  }

  /** `count` results of a maker. */
  times(count, make) {
    return Array.from({ length: count }, (_, index) => make(index))
  }
}
