interface Doc {
  /** Ends with star-slash: *\/ and has `backticks`, "quotes", <html>, @at sign, {@link Date}, {@code x} */
  weird: string
  /**
   * - list
   *   - nested
   *
   *     indented code
   * @example
   * ```ts
   * const x = 1
   * ```
   */
  code: string
  /** 
    no stars
    second
  */
  nostars: string
  /** @deprecated Use {@link weird} instead. */
  dep?: number
  /**@minimum 1*/
  tight: number
  /** Trailing backslash \ and unicode é 😀 \u0041 */
  uni: string
  /** A. @default "a@b.c" */
  mail: string
  /** Email like user@example.com is no tag */
  at: string
  /** @param not a param */
  par: string
  /** text
   * @maximum 1_000
   * @minimum 0x10
   * @multipleOf .5
   * @minLength 1.5
   * @exclusiveMinimum -Infinity
   */
  nums: number
  /** @default 'single' */
  sq: string
  /** @default `tpl` */
  bt: string
  /** @default undefined */
  un?: string
  /** @example */
  noEx: string
  /** @example one
   * @example "two"
   * @examples three
   */
  exs: string
  /** @format   uri   */
  fmt: string
  /** @title */
  noTitle: string
  /** @pattern */
  noPat: string
  /** @pattern ^a*\/b$ */
  pat: string
  /** @uniqueItems maybe */
  uq: string[]
  /** @minItems 2 text after */
  mi: string[]
  /** @Minimum 3 */
  caps: number
  /** @integer yes */
  intY: number
  /** @integer */
  intUnion: number | null
  /** @integer */
  intArr: number[]
  /** @integer */
  intLit: 1 | 2
  /** @integer */
  intStr: string
  /** @minimum 1 */
  minStr: string
  /** @minLength 2 */
  minUnion: string | null | string[]
  /** @default 5 */
  refTree: Doc | null
}
/** d */
export default async (input: Doc) => 1
