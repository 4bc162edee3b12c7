import { type Duration, formatDistanceToNow, formatDuration, intervalToDuration, isBefore, isValid, parse } from "date-fns"
/** Says how old somebody is. */
export default (input: { readonly born: string; readonly pattern?: string }) => {
  const born = parse(input.born, input.pattern ?? "dd.MM.yyyy", new Date())
  if (!isValid(born)) return { ok: false, why: `not a date: ${input.born}` } as const
  if (isBefore(new Date(), born)) return { ok: false, why: "not born yet" } as const
  const age: Duration = intervalToDuration({ start: born, end: new Date() })
  const { years = 0, months = 0, ...rest } = age
  return { ok: true, years, months, rest, text: formatDuration(age), ago: formatDistanceToNow(born) } as const
}
