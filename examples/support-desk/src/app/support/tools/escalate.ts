export type Urgency = "low" | "normal" | "high"

/** Opens a ticket for the second level. It takes the place of the shared `escalate` here. */
export default async (input: {
  /** The order that it is about. */
  readonly orderId: string
  /**
   * What the second level should know.
   * @minLength 10
   */
  readonly summary: string
  readonly urgency: Urgency
}): Promise<{ readonly ticket: string; readonly dueInHours: number }> => {
  const dueInHours = { low: 72, normal: 24, high: 4 }[input.urgency]
  return { ticket: `T-${input.orderId}`, dueInHours }
}
