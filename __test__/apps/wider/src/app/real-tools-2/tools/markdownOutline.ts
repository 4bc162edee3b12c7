interface Heading {
  level: 1 | 2 | 3 | 4 | 5 | 6
  text: string
  slug: string
  children: Heading[]
}
const slugify = (text: string) => text.toLowerCase().normalize("NFKD").replace(/[^\w\s-]/g, "").trim().replace(/\s+/g, "-")

/** Build the outline of a Markdown document. */
export default function outline(input: { markdown: string; depth?: Heading["level"] }) {
  const root: Heading[] = []
  const stack: Heading[] = []
  let words = 0
  for (const line of input.markdown.split("\n")) {
    const match = line.match(/^(#{1,6})\s+(.*)$/)
    if (!match) {
      words += line.split(/\s+/).filter(Boolean).length
      continue
    }
    const [, hashes, text] = match
    const heading: Heading = { level: hashes.length as Heading["level"], text, slug: slugify(text), children: [] }
    while (stack.length && stack[stack.length - 1].level >= heading.level) stack.pop()
    ;(stack.at(-1)?.children ?? root).push(heading)
    stack.push(heading)
  }
  const flatten = (hs: Heading[], path: string[] = []): { path: string; slug: string }[] =>
    hs.flatMap((h) => [{ path: [...path, h.text].join(" / "), slug: h.slug }, ...flatten(h.children, [...path, h.text])])
  return { title: root.find((h) => h.level === 1)?.text, root, flat: flatten(root), words, minutes: Math.max(1, Math.round(words / 200)) }
}
