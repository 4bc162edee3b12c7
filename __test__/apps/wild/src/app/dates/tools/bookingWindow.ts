import { addBusinessDays, addDays, differenceInCalendarDays, eachDayOfInterval, endOfMonth, format, isWeekend, max, min, parseISO, startOfMonth } from "date-fns"
/** Lays out the days on which a room can be booked. */
export default async (input: { readonly from: string; readonly nights?: number }) => {
  const from = parseISO(input.from)
  const until = input.nights === undefined ? addBusinessDays(from, 5) : addDays(from, input.nights)
  const days = eachDayOfInterval({ start: from, end: until })
  return {
    from,
    until,
    nights: differenceInCalendarDays(until, from),
    month: { first: startOfMonth(from), last: endOfMonth(from) },
    days: days.map((day) => ({ day: format(day, "yyyy-MM-dd"), weekend: isWeekend(day) })),
    bounds: [min(days), max(days)] as const,
  }
}
