type Route = { path: `/${string}`; method: "GET" | "POST"; auth?: boolean | { role: string } }
const routes = { home: { path: "/", method: "GET" }, save: { path: "/save", method: "POST", auth: { role: "admin" } } } satisfies Record<string, Route>
const list = ["a", "b"] satisfies ("a" | "b" | "c")[]
const tup = [1, "x"] satisfies [number, string]
const frozen = { k: ["v", "w"] } as const satisfies { k: readonly string[] }
/** Use satisfies. */
export default (input: { name: keyof typeof routes }) => ({ route: routes[input.name], save: routes.save, list, tup, frozen, role: routes.save.auth.role, n: { status: "ok" } satisfies { status: "ok" | "bad" } })
