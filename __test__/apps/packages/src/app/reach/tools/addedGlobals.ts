import "reset"

/** A package that changes global types, and what it refers to in turn. */
export default async (input: { readonly text: string; readonly timer: keyof Timer }) => ({
  parsed: JSON.parse(input.text),
  kept: ["a", null, ""].filter(Boolean),
  weight: [1].weight,
  last: [1, 2].findLast((one) => one > 1),
  plain,
  timer: later(() => {}),
  either: await Promise.resolve(1).orElse("a" as const),
  input,
})
