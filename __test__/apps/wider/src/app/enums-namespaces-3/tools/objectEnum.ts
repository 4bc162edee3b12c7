const Status = { Active: "active", Paused: "paused", Gone: 3 } as const
type Status = (typeof Status)[keyof typeof Status]
const labels: Record<Status, string> = { active: "A", paused: "P", 3: "G" }
/** Object enum. */
export default ({ status }: { status: Status }) => ({ label: labels[status], is: status === Status.Gone ? status : Status.Active, inv: Object.fromEntries(Object.entries(Status).map(([k, v]) => [v, k])), ks: Object.values(Status), next: ({ active: Status.Paused, paused: Status.Gone, 3: Status.Active } as const)[status] })
