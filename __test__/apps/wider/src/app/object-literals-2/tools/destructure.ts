const config = { server: { host: "h", ports: [80, 443] as [number, number], tls: { cert: null as string | null } }, list: [{ id: 1, v: "a" }, { id: 2, v: "b", w: true }] }
/** Take apart. */
export default ({ pick: { a, b: { c = 1, ...bs } }, rest: [first, ...others] = ["z"] }: { pick: { a: string; b: { c?: number; d: boolean; e?: Date } }; rest?: string[] }) => {
  const { server: { host, ports: [http, https], tls: { cert = "none" } }, list: [head, ...tail] } = config
  let x, y = 1
  ;({ x, y } = { x: "s", y: 2 })
  const [p, q = p] = [1, undefined as number | undefined]
  const { length, [0]: zero } = others
  return { a, c, bs, first, others, host, http, https, cert, head, tail, x, y, p, q, length, zero }
}
