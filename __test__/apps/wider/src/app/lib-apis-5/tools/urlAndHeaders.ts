/** Take a URL apart. */
export default async (input: { url: string; init?: RequestInit; h?: HeadersInit }) => {
  const u = new URL(input.url, "https://x.test")
  const q = Object.fromEntries(u.searchParams)
  const multi = [...u.searchParams.keys()].reduce<Record<string, string[]>>((acc, k) => ({ ...acc, [k]: u.searchParams.getAll(k) }), {})
  const headers = new Headers(input.h)
  headers.set("accept", "json")
  const req = new Request(u, { ...input.init, headers, method: "POST" })
  const res = await fetch(req)
  const { status, ok, headers: rh, type } = res
  const form = new FormData()
  form.append("a", new Blob(["x"]), "f.txt")
  const body = res.headers.get("content-type")?.includes("json") ? await res.json() : ok ? await res.text() : await res.arrayBuffer()
  return { q, multi, method: req.method, status, type, ct: rh.get("content-type"), entries: [...headers.entries()], f: form.get("a"), body, size: (await res.clone().blob()).size, origin: u.origin, clone: structuredClone({ u: 1, d: new Date() }), b64: btoa("x"), sp: new URLSearchParams({ a: "1" }).toString() }
}
