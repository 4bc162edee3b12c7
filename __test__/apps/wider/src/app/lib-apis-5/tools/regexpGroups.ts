const re = /(?<year>\d{4})-(?<month>\d{2})(?:-(?<day>\d{2}))?/gu
/** Parse dates in a text. */
export default (input: { text: string }) => {
  const all = [...input.text.matchAll(re)].map((m) => ({ ...m.groups, at: m.index, raw: m[0] }))
  const m = re.exec(input.text)
  const { groups: { year, month } = {}, index } = m ?? {}
  const rep = input.text.replace(/(\w)(\w)?/g, (whole, a: string, b: string | undefined, off: number) => `${a}${b ?? off}${whole.length}`)
  return { all, year, month, index, rep, ind: /a/d.exec("a")?.indices?.[0], parts: input.text.split(/,/, 2), s: input.text.search(re), l: re.lastIndex, f: re.flags, m2: input.text.match(/a/g), at: input.text.at(0), cp: input.text.codePointAt(0), n: input.text.normalize("NFC").localeCompare("a") }
}
