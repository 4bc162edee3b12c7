import { z } from "zod"
const User = z.object({ id: z.number(), name: z.string(), email: z.string(), role: z.union([z.literal("admin"), z.literal("user")]) })
const Audit = z.object({ createdAt: z.date(), updatedAt: z.date().optional() })
const Public = User.omit({ email: true })
const Key = User.pick({ id: true })
const Full = User.extend(Audit.shape).extend({ extra: z.unknown() })
/** Shape a user. */
export default (input: z.infer<typeof Key>) => {
  const full = Full.parse({ ...input })
  return { pub: Public.parse(full), full, partial: User.partial().parse({}), req: User.partial().required({ id: true }).parse({}), keys: User.keyof().options, shape: Object.keys(User.shape) }
}
