interface Node { id: string; next?: Node | null; parent: Node | undefined }
/** Walk. */
export default (input: { start: Node; stop?: string }) => {
  let cur: Node | null | undefined = input.start
  let found: Node | undefined
  let last: string | null = null
  let count = 0
  while (cur) {
    if (cur.id === input.stop) { found = cur; break }
    last = cur.id
    cur = cur.next
    if (++count > 10) { last = null; continue }
  }
  let up = found?.parent
  do { up = up?.parent } while (up && up.id.length > 3)
  let acc: string | number | string[] = ""
  for (let i = 0; i < 3; i++) { if (typeof acc === "string") acc = acc.length; else if (typeof acc === "number") acc = [`${acc}`]; else acc = acc[0] }
  let x: "a" | "b" | undefined
  if (input.stop === "a" || input.stop === "b") x = input.stop
  return { cur, found, last, up, acc, x, eq: found === cur ? "same" : null }
}
