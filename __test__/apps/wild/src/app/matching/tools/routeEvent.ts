import { isMatching, match, P } from "ts-pattern"
type Event = { type: "created"; id: string; by: { name: string } } | { type: "moved"; id: string; from: [number, number]; to: [number, number] } | { type: "deleted"; id: string; reason?: string } | { type: "batch"; events: Event[] }
/** Tells what an event means. */
export default async ({ event }: { event: Event }) => {
  const text = match(event)
    .with({ type: "created" }, ({ by }) => `by ${by.name}`)
    .with({ type: "moved", from: [0, 0] }, ({ to }) => to)
    .with({ type: "moved" }, (moved) => ({ moved }))
    .with({ type: "deleted", reason: P.string }, ({ reason }) => reason)
    .with({ type: P.union("deleted", "batch") }, (rest) => rest.type)
    .exhaustive()
  const selected = match(event).with({ type: "created", by: { name: P.select("name") }, id: P.select("id") }, ({ name, id }) => ({ name, id })).with({ type: "moved", to: [P.select(), P._] }, (x) => x).otherwise(() => null)
  const named = isMatching({ type: "created", by: { name: P.string } }, event) ? event.by.name : undefined
  return { text, selected, named, kind: match(event.type).returnType<"one" | "many">().with("batch", () => "many").otherwise(() => "one") }
}
