import { z, ZodError } from "zod"
const schema = z.object({ age: z.number().min(18), name: z.string() })
/** Validate and list problems. */
export default async (input: { data: unknown }) => {
  const result = await schema.safeParseAsync(input.data)
  if (!result.success) return { ok: false as const, issues: result.error.issues.map((i) => ({ path: i.path.join("."), code: i.code, message: i.message })), flat: z.flattenError(result.error), pretty: z.prettifyError(result.error) }
  try {
    return { ok: true as const, data: result.data, tree: null }
  } catch (e) {
    return { ok: true as const, data: undefined, tree: e instanceof ZodError ? e.message : null }
  }
}
