import { camelCase, capitalize, cloneDeep, compact, difference, flatten, flow, identity, intersection, invert, kebabCase, mapKeys, merge, omit, omitBy, pick, pickBy, snakeCase, toMerged, union, uniq, without, zip, zipObject } from "es-toolkit"
/** Moves data from one shape to another. */
export default (input: { user: { id: number; name: string; mail: string | null; password: string }; a: string[]; b: (string | null | 0)[] }) => {
  const safe = omit(input.user, ["password"])
  const slug = flow((text: string) => text.trim(), kebabCase, (text) => text.length)
  return {
    safe,
    little: pick(input.user, ["id", "mail"]),
    filled: pickBy(input.user, (value) => value !== null),
    numbers: omitBy(input.user, (value) => typeof value === "number"),
    both: intersection(input.a, ["x", "y"]),
    all: union(input.a, ["x"]),
    less: difference(input.a, ["x"]),
    words: compact(input.b),
    flat: flatten([["a"], ["b", ["c"]]] as const),
    pairs: zip(input.a, [1, 2, 3]),
    object: zipObject(["a", "b"] as const, [1, 2]),
    inverted: invert({ a: "x", b: "y" } as const),
    keys: mapKeys(safe, (_, key) => snakeCase(key)),
    merged: merge({ a: 1, deep: { x: 1 } }, { b: "two", deep: { y: true } }),
    toMerged: toMerged({ a: 1 }, { a: "one", b: 2 }),
    clone: cloneDeep(input),
    slug: slug(input.user.name),
    text: capitalize(camelCase(input.user.name)),
    rest: uniq(without(input.a, "x")).map(identity),
  }
}
