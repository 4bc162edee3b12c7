/** Intl. */
export default (input: { n: number; at: string; locale?: Intl.UnicodeBCP47LocaleIdentifier; style?: Intl.NumberFormatOptions["style"] }) => {
  const nf = new Intl.NumberFormat(input.locale, { style: "unit", unit: "liter", notation: "compact" })
  const df = new Intl.DateTimeFormat("de", { dateStyle: "full" })
  const seg = [...new Intl.Segmenter("en", { granularity: "word" }).segment(input.at)].filter((s) => s.isWordLike)
  const pr = new Intl.PluralRules("en", { type: "ordinal" }).select(input.n)
  const rt = new Intl.RelativeTimeFormat("en", { numeric: "auto" })
  const lf = new Intl.ListFormat("en", { type: "disjunction" })
  const dn = new Intl.DisplayNames(["en"], { type: "region" })
  const loc = new Intl.Locale("en-US", { hourCycle: "h12" })
  const col = new Intl.Collator("sv", { sensitivity: "base" })
  return { parts: nf.formatToParts(input.n), opts: nf.resolvedOptions().unit, d: df.formatRange(new Date(0), new Date(1)), dp: df.formatToParts()[0]?.type, seg: seg.map(({ segment, index }) => ({ segment, index })), pr, rt: rt.format(-1, "days"), rp: rt.formatToParts(1, "week"), lf: lf.formatToParts(["a"]), dn: dn.of("US"), lang: loc.language, hc: loc.hourCycle, min: loc.minimize().baseName, c: col.compare("a", "b"), ro: col.resolvedOptions().sensitivity, sup: Intl.getCanonicalLocales("EN-us"), ls: input.n.toLocaleString("en", { style: input.style }) }
}
