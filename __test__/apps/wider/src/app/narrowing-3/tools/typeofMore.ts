/** Any type at all. */
export default ({ v, w, z }: { v: unknown; w: string | number | bigint | boolean | symbol | undefined | null | (() => number) | { o: 1 }; z: {} | null | undefined }) => {
  const a = typeof v === "object" ? v : typeof v === "function" ? "fn" : typeof v === "bigint" ? v.toString() : v === undefined ? v : typeof v === "boolean" ? v : null
  let t
  switch (typeof w) { case "string": case "number": t = w; break; case "bigint": t = `${w}`; break; case "boolean": t = w; break; case "function": t = w(); break; case "object": t = w; break; case "undefined": t = [w]; break; default: t = "sym" as const }
  return { a, t, z: z ? [z] : z, arr: Array.isArray(v) ? v.length : 0, d: v instanceof Date ? v.getTime() : undefined, eq: v === 3 ? v : v === "x" && v, truthy: !!v }
}
