// @ts-expect-error It has no types.
import plain, { value, type Options } from "../../../lib/dense/plain.js"
/** Use a module without types. */
export default (input: { name: string; options?: Options }) => {
  const { first, ...rest } = plain(input.name, input.options)
  return { first, rest, value, kind: typeof value, sum: value + 1, made: new plain(), list: [value, 1], text: `${value}` }
}
