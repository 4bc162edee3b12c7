interface Row { id: number; kind: "a" | "b"; note?: string | null }
/** Filter rows with inferred predicates. */
export default (input: { rows: (Row | undefined | null)[]; mixed: (string | number | boolean)[] }) => {
  const present = input.rows.filter((r) => r != null)
  const noted = present.filter((r) => r.note !== undefined)
  const nums = input.mixed.filter((m) => typeof m === "number")
  const notNums = input.mixed.filter((m) => typeof m !== "number")
  const truthy = input.rows.filter(Boolean)
  const as = present.filter((r): r is Row & { kind: "a" } => r.kind === "a")
  return { present, noted, nums, notNums, truthy, as, found: input.mixed.find((m) => typeof m === "string") }
}
