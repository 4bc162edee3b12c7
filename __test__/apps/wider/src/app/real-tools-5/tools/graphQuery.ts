type Id = `n${number}`
interface GNode<P = unknown> { id: Id; props: P; edges: Map<Id, { w: number; kind: "road" | "rail" }> }
class Graph<P extends { name: string }> {
  #nodes = new Map<Id, GNode<P>>()
  add(id: Id, props: P) { const n = { id, props, edges: new Map<Id, { w: number; kind: "road" | "rail" }>() }; this.#nodes.set(id, n); return n }
  link(a: Id, b: Id, w = 1, kind: "road" | "rail" = "road") { this.#nodes.get(a)?.edges.set(b, { w, kind }); return this }
  *bfs(from: Id, max = Infinity) {
    const queue: [GNode<P> | undefined, number][] = [[this.#nodes.get(from), 0]]
    const seen = new Set<Id>()
    while (queue.length) {
      const [n, d] = queue.shift()!
      if (!n || seen.has(n.id) || d > max) continue
      seen.add(n.id)
      yield { node: n, depth: d }
      for (const [id] of n.edges) queue.push([this.#nodes.get(id), d + 1])
    }
    return seen
  }
  shortest(a: Id, b: Id) {
    const dist = new Map<Id, { d: number; via?: Id }>([[a, { d: 0 }]])
    for (const { node } of this.bfs(a)) for (const [id, { w }] of node.edges) { const d = (dist.get(node.id)?.d ?? 0) + w; if (d < (dist.get(id)?.d ?? Infinity)) dist.set(id, { d, via: node.id }) }
    const path: Id[] = []
    for (let at: Id | undefined = b; at; at = dist.get(at)?.via) path.unshift(at)
    return dist.has(b) ? { path, cost: dist.get(b)!.d } : null
  }
}
/** Routes in a graph. */
export default (input: { nodes: { id: Id; name: string; pop?: number }[]; links: [Id, Id, number?][]; from: Id; to: Id }) => {
  const g = new Graph<{ name: string; pop?: number }>()
  const made = input.nodes.map(({ id, ...p }) => g.add(id, p))
  for (const [a, b, w] of input.links) g.link(a, b, w)
  const reach = [...g.bfs(input.from, 3)].map(({ node: { id, props: { name } }, depth }) => ({ id, name, depth }))
  return { reach, best: g.shortest(input.from, input.to), n: made.length, names: made.map((m) => m.props.pop ?? m.props.name), kinds: made.flatMap((m) => [...m.edges.values()].map((e) => e.kind)) }
}
