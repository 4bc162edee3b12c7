/** Answer in one of several shapes. */
export default function ({ q }: { q: string }) {
  if (!q) return { ok: false, error: { code: "EMPTY", hint: undefined } }
  if (q === "a") return { ok: true, data: [1, 2, 3] }
  switch (q.length) {
    case 2: return { ok: true, data: null, meta: { len: 2 } }
    case 3: return null
    default: return { ok: true, data: ["x"], meta: { len: q.length, extra: true } }
  }
}
