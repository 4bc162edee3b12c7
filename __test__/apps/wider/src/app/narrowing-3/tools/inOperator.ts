type A = { id: string; email: string } | { id: string; phone: number; ext?: string } | { token: symbol; id: number }
/** How to reach somebody. */
export default ({ who, extra }: { who: A; extra: object }) => {
  if ("email" in who) return { via: "mail" as const, to: who.email }
  if (!("phone" in who)) return { via: "token" as const, id: who.id }
  const note = "note" in extra ? extra.note : undefined
  if ("deep" in extra && typeof extra.deep === "object" && extra.deep && "x" in extra.deep && typeof extra.deep.x === "number") return { via: "deep" as const, x: extra.deep.x, deep: extra.deep, extra }
  return { via: "phone" as const, to: who.phone, ext: who.ext, note }
}
