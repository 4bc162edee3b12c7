const TABLE = [
  { code: "de", name: "Germany", tax: 0.19 },
  { code: "fr", name: "France", tax: 0.2, reduced: [0.055, 0.1] },
] as const
type Code = (typeof TABLE)[number]["code"]
/** Look a country up. */
export default ({ code }: { readonly code: Code }) => {
  const row = TABLE.find((r) => r.code === code)
  const [de, fr] = TABLE
  return { row, de: de.tax, fr: fr.reduced[1], codes: TABLE.map((r) => r.code), has: "reduced" in row! ? row.reduced : undefined, all: TABLE.filter((r) => r.code === "de") }
}
