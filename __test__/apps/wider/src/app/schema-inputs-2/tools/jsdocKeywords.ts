/** A booking request. */
interface Booking {
  /**
   * Number of guests.
   * @minimum 1
   * @maximum 12
   * @integer
   * @default 2
   */
  guests?: number
  /**
   * Contact address.
   * @format email
   * @example "ann@example.com"
   */
  email: string
  /** @pattern ^\+?[0-9 ]{6,}$ @minLength 6 */
  phone?: string
  /**
   * Wishes, most wanted first.
   * @minItems 1
   * @maxItems 3
   * @uniqueItems
   */
  wishes: Array<"window" | "terrace" | "quiet">
  /** @deprecated Use `email`. */
  contact?: string | null
  /** Table,
   *  by number. */
  readonly table?: 1 | 2 | 3
}
/**
 * Book a table at the restaurant.
 *
 * Takes a while; be patient.
 * @param input - what to book
 * @returns the confirmation
 */
export default async function book(input: Booking) { return { code: `B${input.guests ?? 2}`, table: input.table ?? 1, wishes: input.wishes.length } }
