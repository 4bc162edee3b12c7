/** Every tag. */
export default (input: {
  /**
   * @minimum 1
   * @maximum 10
   * @exclusiveMinimum 0
   * @exclusiveMaximum 11
   * @multipleOf 0.5
   */
  n: number
  /**
   * @integer
   * @minimum 0
   */
  i: number | null
  /**
   * @minLength 1
   * @maxLength 5
   * @pattern ^\S+$
   * @format email
   * @title A text
   */
  s?: string
  /**
   * A list.
   * @minItems 1
   * @maxItems 3
   * @uniqueItems true
   * @example ["a"]
   * @example ["b", "c"]
   */
  l: string[]
  /** @deprecated */
  d: boolean
  /** @default plain text */
  t: string
  /** @default {"a": [1, null]} */
  j: unknown
  /** @minimum not a number */
  bad: number
  /** @unknownTag x */
  u: string
}) => input.n
