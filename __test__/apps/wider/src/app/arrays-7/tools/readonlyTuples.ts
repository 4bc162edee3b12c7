const PAIRS = [
  ["get", 1, { auth: false }],
  ["post", 2, { auth: true, scopes: ["w"] }],
] as const satisfies readonly (readonly [string, number, { auth: boolean; scopes?: readonly string[] }])[]
type Pair = (typeof PAIRS)[number]
type ByVerb = { [P in Pair as P[0]]: P[2] }
/** Looks a verb up. */
export default (input: { verb: Pair[0]; weights?: Partial<Record<Pair[0], Pair[1]>> }) => {
  const hit = PAIRS.find(([v]) => v === input.verb)
  const table = Object.fromEntries(PAIRS.map(([v, n, o]) => [v, { n, ...o }])) as { [P in Pair as P[0]]: { n: P[1] } & P[2] }
  const lens = PAIRS.map((p) => p.length)
  const [, , third] = hit ?? PAIRS[0]
  const get: ByVerb["get"] = PAIRS[0][2]
  const swapped = PAIRS.map(([a, b]) => [b, a] as const)
  return { hit, table, lens, third, get, swapped, tail: PAIRS.slice(1), cat: PAIRS.concat([["get", 1, { auth: false }]]), rev: [...PAIRS].reverse(), joined: PAIRS.flat() }
}
