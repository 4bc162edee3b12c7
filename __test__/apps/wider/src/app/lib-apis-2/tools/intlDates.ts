const fmt = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" })
/** Describe a range of dates. */
export default (input: { from: string; to: string; locale?: Intl.LocalesArgument }) => {
  const [a, b] = [new Date(input.from), new Date(input.to)]
  const parts = Object.fromEntries(fmt.formatToParts(a).map((p) => [p.type, p.value]))
  const segments = [...new Intl.Segmenter("en", { granularity: "word" }).segment(input.from)].filter((s) => s.isWordLike).map((s) => s.segment)
  const names = new Intl.DisplayNames(["en"], { type: "region" })
  return { range: fmt.formatRange(a, b), parts, segments, region: names.of("NL"), options: fmt.resolvedOptions(), text: a.toLocaleDateString("de", { month: "long" }), zone: a.getTimezoneOffset(), json: a.toJSON(), diff: b.valueOf() - a.valueOf(), utc: Date.UTC(2020, 1), weekday: a.getDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6, canonical: Intl.getCanonicalLocales("en-us") }
}
