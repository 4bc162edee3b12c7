/** Spread in many ways. */
export default (input: { base: { a: number; b?: string }; more?: { b: number; c?: boolean }; on: boolean; nul: { z: 1 } | null }) => ({
  one: { ...input.base, ...input.more },
  two: { b: 0, ...input.base },
  three: { ...(input.on && { extra: "x" }) },
  four: { ...(input.on ? { p: 1 } : { q: "2" }), r: true },
  five: { ...input.nul, ...(input.on ? {} : { w: 2 }) },
  six: { ...input.base, a: "over" as const, ...{ d: undefined } },
  seven: { ...[1, 2].map((x) => ({ x }))[0], k: null },
})
