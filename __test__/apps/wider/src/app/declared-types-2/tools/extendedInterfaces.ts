interface Base<Id = string> { readonly id: Id; tags?: readonly string[] }
interface Stamped { createdAt: Date; updatedAt: Date | null }
interface Article extends Base<number>, Stamped { title: string; body?: string; comments: Comment[] }
interface Comment extends Base, Pick<Stamped, "createdAt"> { author: { name: string } | "anonymous"; replies?: Comment[] }
interface Article { extra: Map<string, number> }
/** Read an article. */
export default (input: Pick<Article, "id"> & Partial<Pick<Article, "title">>): Article | { missing: Article["id"] } => ({ missing: input.id })
