/** Counts what a kind has; the result is decided by a default. */
export default async function count<K extends string = "a">(input: { label: string }): Promise<{ kind: K extends "a" ? 1 : 2 }> {
  return { kind: (input.label === "a" ? 1 : 2) as K extends "a" ? 1 : 2 }
}
