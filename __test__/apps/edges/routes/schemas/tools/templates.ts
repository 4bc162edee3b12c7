/** Patterns. */
export default (input: {
  id: `ID-${number}`
  dotted: `a.b+${string}`
  finite: `${"x" | "y"}-${1 | 2}`
  bool: `is-${boolean}`
  big: `${bigint}n`
  two: `${string}@${string}.${string}`
  upper: Uppercase<string>
  upperId: Uppercase<`id-${string}`>
  both: `a${string}` & `${string}z`
  record: Record<`data-${string}`, number>
  mixed: { [k: `x-${number}`]: string; [k: string]: string | boolean; own: boolean }
}) => input.id
