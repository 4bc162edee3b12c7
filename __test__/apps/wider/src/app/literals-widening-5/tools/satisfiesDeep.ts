type Theme = Record<string, { fg: `#${string}`; bg?: string; weights?: readonly number[]; mode: "dark" | "light" }>
const theme = { main: { fg: "#fff", mode: "dark", weights: [1, 2] }, alt: { fg: "#000", bg: "white", mode: "light" } } satisfies Theme
const routes = [{ path: "/", method: "GET" }, { path: "/x", method: "POST", body: true }] satisfies { path: string; method: "GET" | "POST"; body?: boolean }[]
const tup = ["a", 1] satisfies [string, number]
const fn = ((x) => x.length) satisfies (x: string) => number
const partial = { a: "x" } satisfies Partial<Record<"a" | "b", string>>
/** Satisfies. */
export default (input: { name: keyof typeof theme }) => ({ t: theme[input.name], routes, tup, f: fn("a"), partial, m: routes.map((r) => r.method), both: { x: "lit", y: [1] } as const satisfies { x: string; y: readonly number[] }, w: "weights" in theme[input.name] })
