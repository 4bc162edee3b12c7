export default (input: {
  /** Age in years. @minimum 0 @maximum 150 @integer */
  age: number
  /** Price.
   * @exclusiveMinimum 0
   * @multipleOf 0.01
   * @default 9.99
   */
  price?: number
  /** @minLength 1 @maxLength 80 @pattern ^[a-z]+$ */
  slug: string
  /** Names {@link Foo the foo} `code`. @minItems 1 @maxItems 5 @uniqueItems */
  names: string[]
  // a line comment
  plain: string
  /* a block comment */
  block: string
  /** @default "auto" */ mode?: "auto" | "manual"
  /** @deprecated since 2 @example 1 */ old?: number
  /** multi
   *
   * para with * star and
   *   - list
   */
  multi: string /** trailing */
}) => ({ total: input.age + (input.price ?? 0) })
