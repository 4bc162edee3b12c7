/** Closures after narrowing. */
export default ({ name, list }: { name?: string; list: number[] | null }) => {
  if (!name) return { empty: true as const, name }
  if (list === null) return [name]
  const label = () => name
  let count: number | null = null
  const set = () => { count = list.length }
  set()
  let later: string | undefined = name
  const f = () => later
  later = "z"
  const g = () => later
  function hoisted() { return name }
  return { label: label(), count, f: f(), g: g(), h: hoisted(), m: list.map((n) => name + n), x: list.map((n) => ({ n, name })) }
}
