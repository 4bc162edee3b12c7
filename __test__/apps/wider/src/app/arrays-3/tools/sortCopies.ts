/** Sort things. */
export default function sortCopies(input: { people: { name: string; born: number }[]; desc?: boolean }) {
  const byName = [...input.people].sort((a, b) => a.name.localeCompare(b.name))
  const byAge = input.people.slice().sort(({ born: a }, { born: b }) => (input.desc ? b - a : a - b))
  const [oldest, youngest] = [byAge[0], byAge[byAge.length - 1]]
  return { byName, oldest, youngest: youngest ?? null, ages: byAge.map(({ born }) => new Date().getFullYear() - born), idx: byAge.findIndex((p) => p === oldest) }
}
