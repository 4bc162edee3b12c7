interface Cfg { db?: { url: string; pool?: { min: number; max?: number | null } } | string; tags?: string[] | null; get?(k: string): { v: string } | undefined; list: ({ id: number } | undefined)[] }
/** Chains. */
export default ({ cfg }: { cfg: Cfg | null }) => {
  const db = cfg?.db
  const url = typeof db === "string" ? db : db?.url
  const max = typeof cfg?.db === "object" ? cfg.db.pool?.max : cfg?.db?.length
  const m2 = (typeof db !== "string" && db?.pool?.max) || 10
  const tag = cfg?.tags?.[0]?.length
  const g = cfg?.get?.("x")?.v ?? cfg?.list[0]?.id
  if (!cfg?.tags?.length) return { url, max, m2, cfg: cfg?.tags }
  const c = cfg.tags
  const l = cfg.list.filter((x) => x?.id)
  const l2 = cfg.list.filter((x) => x != null).map(({ id }) => id)
  const nn = cfg.db!
  delete cfg.db
  return { c, l, l2, tag, g, nn, after: cfg.db, len: cfg.tags.length > 2 ? cfg.tags.length : undefined, q: cfg.get?.("x")!.v }
}
