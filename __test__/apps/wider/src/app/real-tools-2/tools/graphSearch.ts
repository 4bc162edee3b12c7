class PriorityQueue<T> {
  private heap: { item: T; priority: number }[] = []
  push(item: T, priority: number) { this.heap.push({ item, priority }); this.heap.sort((a, b) => a.priority - b.priority) }
  pop() { return this.heap.shift() }
  get size() { return this.heap.length }
}
interface Edge { from: string; to: string; weight?: number; mode: "walk" | "bus" | "train" }
type Graph = Map<string, { to: string; cost: number; mode: Edge["mode"] }[]>
const speed: Record<Edge["mode"], number> = { walk: 5, bus: 30, train: 120 }
function build(edges: Edge[]): Graph {
  const graph: Graph = new Map()
  for (const { from, to, weight = 1, mode } of edges) for (const [a, b] of [[from, to], [to, from]]) {
    if (!graph.has(a)) graph.set(a, [])
    graph.get(a)!.push({ to: b, cost: weight / speed[mode], mode })
  }
  return graph
}
/** Find the fastest way. */
export default function route({ edges, start, goal, avoid }: { edges: Edge[]; start: string; goal: string; avoid?: Edge["mode"][] }) {
  const graph = build(edges.filter((e) => !avoid?.includes(e.mode)))
  const best = new Map<string, { cost: number; via?: string; mode?: Edge["mode"] }>([[start, { cost: 0 }]])
  const queue = new PriorityQueue<string>()
  queue.push(start, 0)
  outer: while (queue.size > 0) {
    const next = queue.pop()
    if (!next) break
    const { item: here, priority } = next
    if (here === goal) break outer
    for (const step of graph.get(here) ?? []) {
      const cost = priority + step.cost
      const known = best.get(step.to)
      if (known && known.cost <= cost) continue
      best.set(step.to, { cost, via: here, mode: step.mode })
      queue.push(step.to, cost)
    }
  }
  const path: { node: string; by: Edge["mode"] | null }[] = []
  for (let at: string | undefined = goal; at !== undefined; at = best.get(at)?.via) path.unshift({ node: at, by: best.get(at)?.mode ?? null })
  const found = best.get(goal)
  return found ? { found: true as const, hours: found.cost, path, visited: best.size } : { found: false as const, reachable: [...best.keys()].sort() }
}
