/**
 * Destructured, with documentation in tags.
 * @param options - not a property
 * @param options.q what to look for
 * @param limit how many
 * @param near.km how far
 */
export default ({ q, limit = 10, near: { km = 5, unit = `km` } = { km: 1 }, flags = [], sort = null, neg = -1.5, label = `x` }: { q: string; limit?: number; near?: { km?: number; unit?: string }; flags?: string[]; sort?: string | null; neg?: number; label?: string }) => ({ q, limit, km, unit, flags, sort, neg, label })
