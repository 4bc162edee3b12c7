interface Node1 { value: string; next: Node1 | null }
/** Walk a chain. */
export default (input: { depth: number }) => {
  let head: Node1 | null = null
  for (let i = 0; i < input.depth; i++) head = { value: `n${i}`, next: head }
  let cur = head
  const values = []
  while (cur) { values.push(cur.value); cur = cur.next }
  let tries: number | undefined
  do { tries = (tries ?? 0) + 1 } while (tries < 3)
  let s: string | number | boolean = "x"
  while (typeof s !== "boolean") { if (typeof s === "string") s = s.length; else s = s > 3 }
  return { values, cur, tries, s, first: head?.value }
}
