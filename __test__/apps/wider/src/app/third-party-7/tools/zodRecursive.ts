import * as z from "zod"
const Cat = z.object({ name: z.string(), get sub() { return z.array(Cat) }, get parent() { return Cat.optional().nullable() } })
const User = z.object({ email: z.email(), get posts() { return z.record(z.string(), Post) } })
const Post = z.object({ title: z.string(), get author() { return User } })
const Json: z.ZodType<J> = z.lazy(() => z.union([z.string(), z.number(), z.array(Json), z.record(z.string(), Json)]))
type J = string | number | J[] | { [k: string]: J }
/** Recursive schemas. */
export default (input: { cat: z.infer<typeof Cat>; user: z.infer<typeof User>; json: z.infer<typeof Json> }) => ({ n: input.cat.sub.map((c) => c.parent?.name), p: Object.values(input.user.posts).map((p) => p.author.email), cat: Cat.partial().parse(input.cat) })
