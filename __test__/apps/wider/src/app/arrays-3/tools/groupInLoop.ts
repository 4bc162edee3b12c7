/** Group words by their first letter. */
export default (input: { words: string[] }) => {
  const groups: { [letter: string]: string[] } = {}
  for (const w of input.words) (groups[w[0]!] ??= []).push(w)
  const pairs = Object.entries(groups)
  return { groups, pairs, largest: pairs.reduce((a, b) => (b[1].length > a[1].length ? b : a)), counts: pairs.map(([letter, ws]) => ({ letter, n: ws.length })) }
}
