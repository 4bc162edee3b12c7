/** Do things to text. */
export default ({ text }: { text: string }) => {
  const matches = [...text.matchAll(/(\w)(\d)?/g)].map(([whole, letter, digit]) => ({ whole, letter, digit }))
  const m = text.match(/x/g)
  const idx = text.search(/y/)
  const replaced = text.replace(/(\w+)@/g, (_, name: string) => name.toUpperCase()).replaceAll("a", "b")
  const pairs = text.split("&").map((p) => p.split("=", 2) as [key: string, value?: string])
  return { matches, m, count: m?.length ?? 0, idx, replaced, pairs, params: Object.fromEntries(pairs), chars: Array.from(text), code: text.codePointAt(0), at: text.at(0), raw: String.raw`\n${text}`, cmp: "a".localeCompare("b"), trimmed: text.trimStart().concat("!"), starts: text.startsWith("x") || text.endsWith("y"), from: String.fromCodePoint(65), entries: Object.entries(text), exec: /a(?<year>\d+)/.exec(text)?.groups?.year, sticky: /a/y.lastIndex }
}
