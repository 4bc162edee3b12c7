/** Flatten several levels. */
export default (input: { grid: number[][][]; tags: (string | string[])[] }) => {
  const once = input.grid.flat()
  const twice = input.grid.flat(2)
  const tags = input.tags.flat()
  const mapped = input.tags.flatMap((t) => (Array.isArray(t) ? t.map((x) => x.length) : t.length))
  return { once, twice, tags, mapped, at: once.at(-1), joined: [...twice, ...tags] }
}
