import { AssertionError } from "node:assert"
class HttpError extends Error { constructor(readonly status: number, readonly body?: unknown) { super() } }
const hasCode = (e: unknown): e is NodeJS.ErrnoException & { code: string } => e instanceof Error && "code" in e
function classify(e: unknown) {
  if (e instanceof HttpError && typeof e.body === "object" && e.body && "detail" in e.body) return { http: e.status, detail: e.body.detail }
  if (e instanceof HttpError || e instanceof AssertionError) return { name: e.name, s: "status" in e ? e.status : e.code }
  if (hasCode(e)) return { code: e.code, path: e.path }
  if (typeof e === "string" || typeof e === "number") return e
  if (Array.isArray(e)) return e.length
  if (typeof e === "function") return e
  if (e && typeof e === "object" && "message" in e && typeof e.message === "string") return { m: e.message, e }
  return e ?? "nothing"
}
/** Classify errors. */
export default async (input: { url: string }) => {
  try { const r = await fetch(input.url); if (!r.ok) throw new HttpError(r.status, await r.json()); return { len: (await r.text()).length } }
  catch (e) { const c = classify(e); return typeof c === "object" && c && "http" in c ? c.http : { c } }
}
