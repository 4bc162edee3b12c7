class ValidationError<F extends string = string> extends Error { override readonly name = "ValidationError"; constructor(readonly fields: Partial<Record<F, string[]>>, options?: ErrorOptions) { super("invalid", options) } static is(e: unknown): e is ValidationError { return e instanceof ValidationError } get first() { return Object.entries(this.fields)[0] } }
class Validator<T extends Record<string, unknown>, Checked extends keyof T = never> {
  private errors: { [K in keyof T]?: string[] } = {}
  constructor(private readonly value: T) {}
  check<K extends Exclude<keyof T, Checked>>(key: K, test: (v: T[K]) => boolean, message = `bad ${String(key)}`): Validator<T, Checked | K> { if (!test(this.value[key])) (this.errors[key] ??= []).push(message); return this as unknown as Validator<T, Checked | K> }
  done(): Pick<T, Checked> { if (Object.keys(this.errors).length) throw new ValidationError(this.errors as Record<string, string[]>); return this.value }
}
/** Validate a person. */
export default (input: { name: string; age: number; email?: string }) => {
  try { return { ok: true as const, value: new Validator(input).check("name", (n) => n.length > 1).check("age", (a) => a > 0).done() } } catch (e) {
    if (ValidationError.is(e)) return { ok: false as const, fields: e.fields, first: e.first, name: e.name, cause: e.cause }
    throw e
  } finally { console.debug("x") }
}
