enum Plan { Free = "free", Pro = "pro", Team = "team" }
const limits = { [Plan.Free]: { seats: 1, gb: 5 }, [Plan.Pro]: { seats: 1, gb: 100 }, [Plan.Team]: { seats: 50, gb: 1000, sso: true } } as const satisfies Record<Plan, { seats: number; gb: number; sso?: boolean }>
type Limits<P extends Plan> = (typeof limits)[P]
function limit<P extends Plan>(p: P): Limits<P> { return limits[p] }
const isPlan = (s: string): s is Plan => (Object.values(Plan) as string[]).includes(s)
/** Limits of plans. */
export default (input: { plan: string }) => {
  if (!isPlan(input.plan)) return { error: `unknown ${input.plan}`, known: Object.values(Plan).map((p) => `${p}`) }
  const l = limits[input.plan]
  const team = limit(Plan.Team)
  return { seats: l.seats, gb: l.gb, sso: "sso" in l ? l.sso : false, team, free: limit(Plan.Free).gb, up: input.plan === Plan.Free ? ("pro" as const) : null }
}
