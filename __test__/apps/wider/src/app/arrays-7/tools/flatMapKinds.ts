type Node = { id: number; kids?: Node[]; tag: string | string[] }
const walk = (n: Node): Node[] => [n, ...(n.kids?.flatMap(walk) ?? [])]
/** Flattens. */
export default (input: { roots: Node[] }) => {
  const all = input.roots.flatMap(walk)
  const tags = all.flatMap((n) => n.tag)
  const maybe = all.flatMap((n) => (n.kids ? [n.id] : []))
  const mixed = all.flatMap((n, i): string | string[] => (i % 2 ? `${n.id}` : n.tag))
  const tuple = all.flatMap((n) => [[n.id, n.tag] as const])
  const nothing = all.flatMap(() => [])
  const infinite = [[[["a"]], 1]].flat(Infinity)
  const d0 = [[1]].flat(0 as 0 | 1)
  const asyncs = all.flatMap(async (n) => n.id)
  return { tags, maybe, mixed, tuple, nothing, infinite, d0, asyncs: asyncs.length }
}
