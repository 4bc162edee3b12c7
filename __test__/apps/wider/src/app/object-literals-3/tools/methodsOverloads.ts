type Handlers<E extends Record<string, unknown>> = { [K in keyof E as `on${Capitalize<K & string>}`]: (e: E[K]) => { got: E[K]; at: number } }
const h: Handlers<{ click: { x: number }; key: "a" | "b" }> = { onClick: (e) => ({ got: e, at: 1 }), onKey(e) { return { got: e, at: this.onClick({ x: 1 }).at } } }
const api = { a: { list: () => [1, 2], one: async (id: string) => ({ id }) }, b: { list: () => ["x"] } }
type Api = { [N in keyof typeof api]: { [M in keyof (typeof api)[N]]: (typeof api)[N][M] extends (...a: infer A) => infer R ? { args: A; res: Awaited<R> } : never } }
/** Handlers. */
export default ({ k }: { k: "a" | "b" }): { h: ReturnType<typeof h.onKey>; api: Api } & { extra: ReturnType<(typeof h)["onClick"]>["got"] } => { void k; throw h }
