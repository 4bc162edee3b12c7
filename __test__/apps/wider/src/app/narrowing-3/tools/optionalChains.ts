type U = { profile?: { address?: { city: string; zip?: string | number } | null; tags?: string[] } }
/** Chains. */
export default ({ u, fn }: { u?: U; fn?: { k: "a"; v: number } | { k: "b"; v: string } }) => {
  const city = u?.profile?.address?.city
  if (u?.profile?.address?.city) return { city, zip: u.profile.address.zip, p: u.profile.address }
  if (u?.profile?.tags?.length) return { tags: u.profile.tags }
  if (fn?.k === "a") return { v: fn.v, fn }
  if (typeof u?.profile?.address?.zip === "number") return { z: u.profile.address.zip }
  return { u, fnv: fn?.v, idx: u?.profile?.tags?.[0]?.at(0), nn: u!.profile, len: u?.profile?.tags?.map((t) => t.length) ?? [] }
}
