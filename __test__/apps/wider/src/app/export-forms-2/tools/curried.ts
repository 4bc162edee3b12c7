const make = (unit: "C" | "F") => function convert({ value }: { value: number }) { return { value: unit === "F" ? (value * 9) / 5 + 32 : value, unit } }
/** Convert to Fahrenheit. */
export default make("F")
