import { match, P } from "ts-pattern"
const isUser = P.shape({ id: P.number, name: P.string.minLength(1), tags: P.array(P.string).optional() })
type User = P.infer<typeof isUser>
/** Grades what somebody sent. */
export default (input: { readonly payload: unknown; readonly score: number | null }) => {
  const grade = match(input.score)
    .with(null, () => "none" as const)
    .with(P.number.between(0, 5), () => "low" as const)
    .with(P.number.gt(5), (n) => n)
    .otherwise((rest) => rest)
  const who = match(input.payload)
    .with({ user: { id: P.number, name: P.string } }, ({ user }) => user)
    .with({ users: P.array({ id: P.number }) }, ({ users }) => users)
    .with(P.string, (text) => text)
    .with(P.instanceOf(Date), (date) => date.getTime())
    .with([P.number, P.nullish], ([n]) => n)
    .when((value): value is User => value != null, (user) => user.name)
    .otherwise(() => undefined)
  const size = match({ a: input.score, b: input.payload })
    .with({ a: P.not(null), b: P.nullish }, ({ a }) => a)
    .with({ a: null }, ({ a, b }) => ({ a, b }))
    .run()
  return { grade, who, size }
}
