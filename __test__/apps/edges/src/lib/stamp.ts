export interface Stamp {
  /** Seconds since 1970. */
  readonly seconds: number
  zone?: string
}
export const stamp = (seconds: number): Stamp => ({ seconds })
