type Deep = {
  /** On a union. @minimum 1 @minLength 2 */ a: string | number
  /** On nullable. @minimum 1 */ b: number | null
  /** On array of numbers. @minimum 1 @minItems 1 */ c: number[]
  /** On enum. @default "x" */ d: "x" | "y" | null
  /** On template. @pattern ^a */ e: `a${string}`
  /** On Date. @format date */ f: Date
  /** On ref. @title Self */ g?: Deep
  /** On ref array. @maxItems 2 */ h: Deep[]
  /** On bigint. @minimum 1 */ i: bigint
  /** On any. @format uri */ j: any
  /** On unknown. @example {"a":1} */ k: unknown
  /** On object. @example {"z": 1} @default {"z": 2} */ l: { z: number }
  /** On record. @title R */ m: Record<string, number>
  /** On tuple. @minItems 5 */ n: [number, string?]
  /** On boolean. @default false @integer */ o: boolean | "auto"
  /** On never. */ p?: never
}
/** Tags on types they do not suit. */
export default (input: Deep) => ({ n: input.h.length })
