import { EventEmitter } from "node:events"

/** ISO weekday, Monday first. */
type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7
type Rule =
  | { every: "day"; interval?: number }
  | { every: "week"; on: Weekday[]; interval?: number }
  | { every: "month"; day: number | "last" }

interface CalendarEvent {
  id: `evt_${string}`
  title: string
  /** @format date-time */
  start: string
  durationMinutes: number
  rule?: Rule
  attendees?: { email: string; status?: "accepted" | "declined" | "tentative" }[]
}

const DAY = 24 * 60 * 60_000
const addDays = (date: Date, days: number) => new Date(date.getTime() + days * DAY)
const assertNever = (x: never): never => { throw new TypeError(`Unexpected ${JSON.stringify(x)}`) }

function* occurrences(event: CalendarEvent, until: Date) {
  let date = new Date(event.start)
  while (date <= until) {
    yield { date, end: new Date(+date + event.durationMinutes * 60_000) }
    if (!event.rule) return
    switch (event.rule.every) {
      case "day": date = addDays(date, event.rule.interval ?? 1); break
      case "week": {
        const { on, interval = 1 } = event.rule
        do date = addDays(date, 1); while (!on.includes(((date.getDay() + 6) % 7 + 1) as Weekday))
        if (date.getDay() === 1) date = addDays(date, (interval - 1) * 7)
        break
      }
      case "month": {
        const { day } = event.rule
        date = day === "last" ? new Date(date.getFullYear(), date.getMonth() + 2, 0) : new Date(date.getFullYear(), date.getMonth() + 1, day)
        break
      }
      default: return assertNever(event.rule)
    }
  }
}

/**
 * Expand recurring events and find conflicts.
 *
 * @param input.events Events to expand.
 * @param input.days How many days to look ahead.
 */
export default async function expand(input: { events: CalendarEvent[]; days?: number; from: string }, _ctx?: { emitter?: EventEmitter }) {
  const until = addDays(new Date(input.from), input.days ?? 30)
  const all = input.events
    .flatMap((event) => [...occurrences(event, until)].map((o, n) => ({ ...o, event: event.id, title: event.title, n })))
    .sort((a, b) => +a.date - +b.date)
  const conflicts = all.flatMap((a, i) => all.slice(i + 1).filter((b) => b.date < a.end).map((b) => [a.event, b.event] as const))
  const statuses = input.events.flatMap((e) => e.attendees ?? []).reduce((m, { status = "tentative", email }) => m.set(status, [...(m.get(status) ?? []), email]), new Map<NonNullable<NonNullable<CalendarEvent["attendees"]>[number]["status"]>, string[]>())
  const next = all.find((o) => o.date > new Date())
  return { occurrences: all, conflicts, statuses: Object.fromEntries(statuses), next: next && { title: next.title, inMs: +next.date - Date.now() } }
}
