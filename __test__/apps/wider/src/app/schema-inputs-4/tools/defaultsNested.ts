interface Opts { /** The query. */ q: string; limit?: number; sort?: "asc" | "desc"; nested?: { deep?: number; list?: string[] }; flag?: boolean; nil?: string | null; neg?: number; tpl?: string; arr?: string[] }
/**
 * Searches.
 * @param limit how many
 * @param sort - the order
 * @param nested.deep deep text
 * @returns things
 */
export default async ({ q, limit = 10, sort = "asc", nested: { deep = 3, list = [] } = {}, flag: renamed = true, nil = null, neg = -1, tpl = `x`, arr = ["a"] }: Opts) => ({ q, limit, sort, deep, list, renamed, nil, neg, tpl, arr })
