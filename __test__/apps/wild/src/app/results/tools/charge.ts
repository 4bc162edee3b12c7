import { err, errAsync, fromThrowable, ok, okAsync, type Result, ResultAsync } from "neverthrow"
type Refused = { readonly code: "limit" | "card"; readonly left: number }
const check = (cents: number): Result<number, Refused> => (cents > 5000 ? err({ code: "limit", left: 5000 }) : ok(cents))
const parse = fromThrowable((text: string) => JSON.parse(text) as { cents: number }, (e) => ({ code: "json" as const, e }))
const send = (cents: number) => ResultAsync.fromPromise(fetch("https://pay.example"), () => ({ code: "network" as const })).andThen((response) => (response.ok ? okAsync({ cents, at: response.url }) : errAsync({ code: "http" as const, status: response.status })))
/** Charges a card. */
export default async (input: { readonly body: string }) => {
  const charged = await parse(input.body).andThen(({ cents }) => check(cents)).asyncAndThen(send)
  const done = charged.map((receipt) => ({ ...receipt, paid: true })).mapErr((error) => error.code)
  if (done.isErr()) return { ok: false, why: done.error }
  const both = ok(1).andThen((n) => (n > 1 ? ok(`${n}`) : err(false)))
  return { ok: true, receipt: done.value, text: charged.match((r) => r.at, (e) => e.code), both: both.unwrapOr("none"), raw: check(3).isOk(), orElse: check(4).orElse((e) => ok(e.left)) .unwrapOr(0) }
}
