import client, { Failure, Headers, isFailure, Options } from "value-and-types"
import * as all from "value-and-types"

class Own extends Failure<{ readonly own: 1 }> {}

/** A name of `export =` that is a property of the value and a type of the namespace beside it is both. */
export default async (input: {
  readonly options: Options
  readonly failure: Pick<Failure<"f">, "detail">
  readonly whole: Pick<all.Failure, "message">
  readonly value: unknown
}) => ({
  made: new Failure("x", 1).detail,
  own: new Own("x").detail,
  late: Failure.LATE,
  narrowed: input.value instanceof Failure ? input.value.message : null,
  guarded: isFailure<"g">(input.value) ? input.value.detail : null,
  fallback: Options.fallback,
  count: new Headers().count,
  direct: new client.Failure("y", true).detail,
  failure: new Failure<string>("z"),
})
