/** Tags with all kinds of values. */
export default (input: {
  /** @minimum -1.5e3 @maximum +10 */ a: number
  /** @minimum 0
   * @exclusiveMaximum 1 */
  b: number
  /** @default "x" */ c?: string
  /** @default x */ d?: string
  /** @default 'x' */ e?: string
  /** @default [1, 2] */ f?: number[]
  /** @default { "a": 1 } */ g?: { a: number }
  /** @default {a: 1} */ h?: { a: number }
  /** @default true */ i?: boolean
  /** @default null */ j?: string | null
  /** @default undefined */ k?: string
  /** @default `tick` */ l?: string
  /** @default */ m?: string
  /** @example 1 @example 2 */ n: number
  /** @example
   * {
   *   "multi": "line"
   * }
   */ o: { multi: string }
  /** @pattern ^[a-z]{2,3}$ */ p: string
  /** @pattern /^x$/i */ q: string
  /** @format email @title The mail */ r: string
  /** @minLength 1 @maxLength 1e2 */ s: string
  /** @minItems 1 @maxItems 3 @uniqueItems */ t: string[]
  /** @uniqueItems false */ u: string[]
  /** @multipleOf 0.5 @integer */ v: number
  /** @minimum nope */ w: number
  /** @deprecated */ x?: string
  /** @deprecated since 2 {@link a} */ y?: string
  /** @default 5 apples */ z?: string
}) => input.a
