import { z } from "zod"
const Category = z.object({
  name: z.string(),
  get parent() { return Category.optional() },
  get children() { return z.array(Category) },
})
interface Comment { text: string; replies: Comment[] }
const CommentSchema: z.ZodType<Comment> = z.lazy(() => z.object({ text: z.string(), replies: z.array(CommentSchema) }))
/** Count a tree. */
export default (input: { tree: z.infer<typeof Category> }) => ({ names: [input.tree.name, ...input.tree.children.map((c) => c.name)], comment: CommentSchema.parse({}), parent: input.tree.parent })
