import { compareAsc, compareDesc, differenceInDays, differenceInMinutes, formatISO, formatISO9075, formatRelative, fromUnixTime, getUnixTime, isAfter, isEqual, isSameDay, isToday, type Locale, roundToNearestMinutes, sub } from "date-fns"
import { de, enGB } from "date-fns/locale"
/** Sorts and compares dates. */
export default (input: { readonly stamps: readonly number[]; readonly german?: boolean }) => {
  const locale: Locale = input.german ? de : enGB
  const dates = input.stamps.map((stamp) => fromUnixTime(stamp))
  const [first, second] = [...dates].sort(compareAsc)
  const latest = dates.sort(compareDesc).at(0)
  return {
    first,
    latest,
    days: latest && first ? differenceInDays(latest, first) : null,
    minutes: second && differenceInMinutes(second, first!),
    iso: dates.map((date) => formatISO(date, { representation: "date" })),
    sql: latest ? formatISO9075(latest) : undefined,
    relative: latest ? formatRelative(latest, new Date(), { locale }) : "never",
    checks: dates.map((date) => ({ today: isToday(date), same: isSameDay(date, new Date()), later: isAfter(date, sub(new Date(), { months: 1 })), equal: isEqual(date, new Date()) })),
    rounded: dates.map((date) => getUnixTime(roundToNearestMinutes(date, { nearestTo: 15 }))),
    code: locale.code,
  }
}
