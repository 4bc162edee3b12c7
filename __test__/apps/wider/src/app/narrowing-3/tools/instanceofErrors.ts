class HttpError extends Error { constructor(readonly status: number, msg?: string) { super(msg) } }
class Timeout extends HttpError { readonly after = 30 }
/** Classify an error. */
export default async (input: { code: number }) => {
  let result
  try {
    if (input.code > 400) throw new HttpError(input.code)
    result = { ok: true as const, code: input.code }
  } catch (e) {
    if (e instanceof Timeout) result = { ok: false as const, after: e.after }
    else if (e instanceof HttpError) return { status: e.status, message: e.message }
    else if (typeof e === "string") result = e
    else throw e
  } finally {
    console.log("done")
  }
  return result
}
