/** tags
 * @param input the input
 */
export default async (input: {
  /** Name. @minLength 1 @maxLength 20 */
  name: string
  /**
   * Multi
   * line text.
   *
   * Second paragraph with `code` and {@link Foo} and {@link Foo | bar}.
   * @minimum 0
   * @maximum 10
   * @exclusiveMinimum -1
   * @exclusiveMaximum 11.5
   * @multipleOf 0.5
   * @default 5
   * @example 3
   * @example 4
   */
  n: number
  /** @pattern ^[a-z]+$ @format email */
  p: string
  /**
   * @pattern ^\w+@\w+$
   * @format email
   * @title The Title
   * @deprecated use other
   */
  q?: string
  /** @minItems 1
   * @maxItems 5
   * @uniqueItems */
  arr: string[]
  /** @uniqueItems true */
  arr2: string[]
  /** @uniqueItems false */
  arr3: string[]
  /** @integer */
  int: number
  /** @integer
   * @minimum 1 */
  int2?: number
  /** @default "x" */
  d1: string
  /** @default x */
  d2: string
  /** @default {"a":[1,2]} */
  d3: { a: number[] }
  /** @default null */
  d4: string | null
  /** @default [] */
  d5: string[]
  /** @default true */
  d6: boolean
  /** @example "a b" 
   * @example {"x": 1}
   */
  e: unknown
  /** @minimum abc */
  bad: number
  /** @minLength */
  bad2: string
  /** @deprecated */
  dep: string
  /** @see https://x.test
   * @internal
   * @alpha
   */
  other: string
  // plain comment
  plain: string
  /* block */
  block: string
  /** First. */ /** Second. */
  two: string
  /** same */ same: string; /** after semi */ next: number
  trailing: string /** trailing doc */
  /** @format date-time */
  when: string
  /** @type {string} the type */
  typed: string
}) => ({ ok: true })
