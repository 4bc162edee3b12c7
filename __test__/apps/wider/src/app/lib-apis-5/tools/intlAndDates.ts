/** Format. */
export default (input: { amount: number; currency: string; locales?: Intl.LocalesArgument; date?: string }) => {
  const nf = new Intl.NumberFormat(input.locales as string, { style: "currency", currency: input.currency })
  const parts = nf.formatToParts(input.amount)
  const dtf = Intl.DateTimeFormat("nl", { dateStyle: "medium" })
  const rtf = new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-1, "day")
  const byType = Object.fromEntries(parts.map((p) => [p.type, p.value] as const))
  const col = new Intl.Collator("de", { sensitivity: "base" }).compare
  const seg = [...new Intl.Segmenter("en", { granularity: "word" }).segment(input.currency)].filter((s) => s.isWordLike).map((s) => s.segment)
  return { parts, byType, o: dtf.resolvedOptions().timeZone, r: dtf.formatRange(new Date(), new Date()), rtf, c: ["a", "b"].sort(col), seg, plural: new Intl.PluralRules("en").select(1), lf: new Intl.ListFormat("en", { type: "conjunction" }).formatToParts(["a"]), dn: new Intl.DisplayNames(["en"], { type: "region" }).of("NL") }
}
