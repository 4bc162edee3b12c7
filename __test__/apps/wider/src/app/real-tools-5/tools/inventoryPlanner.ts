import { randomUUID } from "node:crypto"
import { z } from "zod"
const Line = z.object({ sku: z.string().min(1), qty: z.coerce.number().int().positive().default(1), note: z.string().nullish() })
const Input = z.discriminatedUnion("mode", [z.object({ mode: z.literal("plan"), lines: Line.array().nonempty(), rush: z.boolean().optional() }), z.object({ mode: z.literal("cancel"), ids: z.string().uuid().array(), reason: z.enum(["late", "dup"]).catch("late") })])
type Stock = { sku: string; on: number; reserved: number; bins: Record<string, number> }
const stock = new Map<string, Stock>([["a", { sku: "a", on: 3, reserved: 1, bins: { x: 1 } }]])
function allocate(line: z.output<typeof Line>) {
  const s = stock.get(line.sku)
  if (!s) return { sku: line.sku, status: "unknown" as const }
  const free = s.on - s.reserved
  if (free < line.qty) return { sku: line.sku, status: "short" as const, missing: line.qty - free, alternatives: [...stock.values()].filter(({ sku }) => sku !== line.sku).map(({ sku, bins: { x = 0, ...bins } }) => ({ sku, x, bins })) }
  return { sku: line.sku, status: "ok" as const, picks: Object.entries(s.bins).map(([bin, n]) => ({ bin, take: Math.min(n, line.qty) })), note: line.note?.trim() }
}
/** Plan stock. */
export default async (input: z.input<typeof Input>) => {
  const parsed = Input.safeParse(input)
  if (!parsed.success) return { ok: false, issues: parsed.error.issues.map(({ path, message, code }) => ({ path: path.join("."), message, code })) }
  if (parsed.data.mode === "cancel") return { ok: true, cancelled: parsed.data.ids.length, reason: parsed.data.reason }
  const plans = parsed.data.lines.map(allocate)
  const short = plans.filter((p) => p.status === "short")
  const byStatus = plans.reduce((a, p) => ({ ...a, [p.status]: (a[p.status] ?? 0) + 1 }), {} as { [S in (typeof plans)[number]["status"]]?: number })
  return { ok: short.length === 0, id: randomUUID(), plans, missing: short.reduce((n, s) => n + s.missing, 0), byStatus, rush: parsed.data.rush ?? false }
}
