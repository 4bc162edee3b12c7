import { addWeeks, areIntervalsOverlapping, closestTo, eachWeekOfInterval, getISOWeek, type Interval, isWithinInterval, lastDayOfWeek, nextMonday, set, startOfWeek, toDate } from "date-fns"
import { addDays as addDaysFp, format as formatFp } from "date-fns/fp"
/** Plans weeks around events. */
export default async ({ events, weeks }: { events: { at: Date; hours: number }[]; weeks: number }) => {
  const start = nextMonday(new Date())
  const span: Interval = { start, end: addWeeks(start, weeks) }
  const slots = events.map((event) => ({
    ...event,
    week: getISOWeek(event.at),
    inside: isWithinInterval(event.at, span),
    clash: events.some((other) =>
      other !== event && areIntervalsOverlapping({ start: event.at, end: addWeeks(event.at, 1) }, { start: other.at, end: other.at }),
    ),
  }))
  const tomorrow = addDaysFp(1)
  const short = formatFp("EEE")
  return {
    slots,
    weeks: eachWeekOfInterval(span).map((first) => [first, lastDayOfWeek(first)] as [Date, Date]),
    nearest: closestTo(start, events.map((event) => event.at)),
    noon: set(startOfWeek(toDate(start)), { hours: 12, minutes: 0 }),
    tomorrow: tomorrow(start),
    label: short(start),
  }
}
