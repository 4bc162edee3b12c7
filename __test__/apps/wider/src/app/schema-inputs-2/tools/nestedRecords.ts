type Filter = { eq: string | number } | { in: (string | number)[] } | { between: [low: number, high: number] }
type Filters = { [field: string]: Filter | undefined }
/** Run a report. */
export default ({ filters, groups = [], meta, ...rest }: { filters: Filters; groups?: string[]; meta: Record<"owner" | "team", { id: number; since?: Date }>; dryRun?: boolean; [extra: `x-${string}`]: unknown }) => ({ fields: Object.keys(filters), groups, owner: meta.owner.id, rest })
