type Node_<T extends string, P> = { type: T; props: P; children: Node_<string, unknown>[] }
const h = <T extends string, P extends Record<string, unknown>, C extends Node_<string, any>[]>(type: T, props: P, ...children: C) => ({ type, props, children })
const reg = <M extends { [K in keyof M]: (a: any) => any }>(m: M) => ({ call: <K extends keyof M>(k: K, ...a: Parameters<M[K]>): ReturnType<M[K]> => (m[k] as any)(...a), names: Object.keys(m) as (keyof M)[] })
const lens = <S>() => ({ prop: <K extends keyof S>(k: K) => ({ get: (s: S) => s[k], set: (s: S, v: S[K]): S => ({ ...s, [k]: v }), then: <K2 extends keyof S[K]>(k2: K2) => ({ get: (s: S) => s[k][k2] }) }) })
/** Much inference. */
export default (input: { s: { a: { b: number[]; c?: string }; d: 1 | 2 } }) => {
  const tree = h("ul", { id: "x", cls: ["a", 1] as const }, h("li", { n: 1 }, h("b", {})), h("li", { f: () => 1 }))
  const r = reg({ sq: (n: number) => n * n, greet: (o: { name: string; loud?: boolean }) => ({ msg: o.name }), none: () => null })
  const l = lens<typeof input.s>()
  return { t: tree.children[0].children[0].type, p: tree.children[0].props, cls: tree.props.cls, sq: r.call("sq", 2), g: r.call("greet", { name: "" }), names: r.names, b: l.prop("a").then("b").get(input.s), c: l.prop("a").get(input.s).c, d: l.prop("d").set(input.s, 2) }
}
