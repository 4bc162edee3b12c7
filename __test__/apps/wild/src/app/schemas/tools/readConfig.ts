import { z } from "zod"
const Config = z.object({
  name: z.string().min(1),
  port: z.coerce.number().int().positive().default(3000),
  mode: z.enum(["dev", "prod"]),
  hosts: z.array(z.url()).nonempty(),
  limits: z.record(z.string(), z.number()).optional(),
  owner: z.object({ mail: z.email(), since: z.iso.date().transform((text) => new Date(text)) }).nullable(),
})
type Config = z.infer<typeof Config>
/** Reads a configuration. */
export default async (input: { readonly text: string }) => {
  const result = Config.safeParse(JSON.parse(input.text))
  if (!result.success) return { ok: false as const, issues: result.error.issues.map((issue) => ({ path: issue.path, message: issue.message })), flat: z.flattenError(result.error) }
  const config: Config = result.data
  const { owner, ...rest } = config
  return { ok: true as const, rest, since: owner?.since ?? null, dev: config.mode === "dev", keys: Config.keyof().options, partial: Config.partial().parse({}), picked: Config.pick({ name: true, mode: true }).parse({}) }
}
