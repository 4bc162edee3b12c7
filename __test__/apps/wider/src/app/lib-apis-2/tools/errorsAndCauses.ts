class HttpError extends Error {
  constructor(readonly status: number, options?: ErrorOptions) {
    super(`HTTP ${status}`, options)
  }
  get retryable(): boolean { return this.status >= 500 }
}
/** Explain an error. */
export default async (input: { status: number; nested?: boolean }) => {
  try {
    if (input.nested) throw new AggregateError([new HttpError(500), new TypeError("x")], "many")
    throw new HttpError(input.status, { cause: "upstream" })
  } catch (e) {
    if (e instanceof HttpError) return { kind: "http", status: e.status, retryable: e.retryable, cause: e.cause } as const
    if (e instanceof AggregateError) return { kind: "many" as const, errors: e.errors, count: e.errors.length }
    const message = e instanceof Error ? `${e.name}: ${e.message}` : String(e)
    return { kind: "other" as const, message, stack: e instanceof Error ? e.stack : undefined }
  }
}
