function partition<T, S extends T>(xs: T[], pred: (x: T) => x is S): [S[], Exclude<T, S>[]]
function partition<T>(xs: T[], pred: (x: T) => boolean): [T[], T[]]
function partition(xs: unknown[], pred: (x: unknown) => boolean): [unknown[], unknown[]] {
  return [xs.filter(pred), xs.filter((x) => !pred(x))]
}
const isStr = (x: unknown): x is string => typeof x === "string"
/** Split a list. */
export default (input: { values: (string | number | { id: string })[] }) => {
  const [strs, rest] = partition(input.values, isStr)
  const [nums, objs] = partition(rest, (x) => typeof x === "number")
  const [big, small] = partition(strs, (s) => s.length > 3)
  const inferred = input.values.filter((v) => typeof v === "object")
  const truthy = input.values.map((v) => (typeof v === "number" && v > 2 ? v : null)).filter((v) => v !== null)
  return { strs, rest, nums, objs, big, small, inferred, truthy }
}
