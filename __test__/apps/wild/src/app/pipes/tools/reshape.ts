import { clamp, conditional, defaultTo, evolve, flat, flatMap, fromEntries, fromKeys, groupByProp, hasAtLeast, isEmpty, isIncludedIn, isNonNull, isNonNullish, isNumber, isPlainObject, isString, isTruthy, keys, mapKeys, mergeDeep, objOf, omit, omitBy, pick, pickBy, pipe, prop, set, splitAt, swapProps, values } from "remeda"
/** Reshapes a record. */
export default (input: { id: number; name: string; price: string | null; tags: (string | null)[]; extra?: { a: 1; b: "two" } }) => {
  const cheap = omit(input, ["price", "extra"])
  const tags = input.tags.filter(isNonNull)
  const evolved = evolve({ count: "3", deep: { n: 1 } }, { count: (text: string) => Number(text), deep: { n: (n: number) => n > 0 } })
  const label = conditional(input.price, [isString, (price) => ({ price })], [isNonNullish, () => "never" as const], () => null)
  return {
    cheap, tags, evolved, label,
    some: pick(input, ["id", "tags"]),
    picked: pickBy(input, isNumber), omitted: omitBy(input, isNumber),
    pairs: fromEntries([["a", 1], ["b", "x"]]),
    made: fromKeys(["x", "y"], (key) => key.length),
    keys: keys(cheap), values: values(cheap),
    renamed: mapKeys(cheap, (key) => `my_${key}`),
    merged: mergeDeep({ a: { x: 1 }, b: 2 }, { a: { y: "s" }, c: true }),
    wrapped: objOf(input.id, "id"), price: defaultTo(input.price, "0"),
    flat: flat([[1, [2]], [3]] as const), names: flatMap(tags, (tag) => tag.split(",")),
    nonEmpty: hasAtLeast(tags, 2) ? tags : null,
    empty: isEmpty(input.name), known: isIncludedIn(input.name, ["a", "b"] as const) ? input.name : undefined,
    plain: isPlainObject(input.extra) ? input.extra : null,
    truthy: [0, "a", null].filter(isTruthy),
    renamedId: set(input, "id", 3), swapped: swapProps({ a: 1, b: "x" }, "a", "b"),
    parts: splitAt(tags, 1), name: pipe(input, prop("name")), clamped: clamp(input.id, { min: 0 }),
    kinds: groupByProp([{ kind: "a", n: 1 }, { kind: "b", s: "x" }] as const, "kind"),
  }
}
