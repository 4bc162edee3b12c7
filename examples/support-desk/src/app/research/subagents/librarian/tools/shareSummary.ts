export interface Audience {
  readonly team: "support" | "product"
  readonly people?: readonly string[]
}

/** Sends a summary to a team. */
export default async ({
  summary,
  audience,
  urgent = false,
}: {
  /** At most a page. */
  readonly summary: string
  readonly audience: Audience
  readonly urgent?: boolean
}): Promise<{ readonly delivered: number; readonly urgent: boolean }> => ({
  delivered: summary === "" ? 0 : (audience.people?.length ?? 1),
  urgent,
})
