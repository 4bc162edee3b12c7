interface Bucket { tokens: number; refilled: number }
const buckets = new Map<string, Bucket>()
const plans = {
  free: { capacity: 10, perSecond: 1 },
  pro: { capacity: 100, perSecond: 20 },
  enterprise: { capacity: Infinity, perSecond: Infinity, contact: "sales@example.com" },
} satisfies Record<string, { capacity: number; perSecond: number; contact?: string }>

/** Take a token from the bucket of a caller. */
export default async function takeToken(input: { caller: string; plan: keyof typeof plans; cost?: number }, ctx: { signal: AbortSignal }) {
  ctx.signal.throwIfAborted()
  const plan = plans[input.plan]
  const now = performance.now()
  let bucket = buckets.get(input.caller)
  if (!bucket) buckets.set(input.caller, (bucket = { tokens: plan.capacity, refilled: now }))
  bucket.tokens = Math.min(plan.capacity, bucket.tokens + ((now - bucket.refilled) / 1000) * plan.perSecond)
  bucket.refilled = now
  const cost = input.cost ?? 1
  if (bucket.tokens < cost) {
    const retryAfter = Math.ceil((cost - bucket.tokens) / plan.perSecond)
    return { allowed: false as const, retryAfter, headers: { "Retry-After": String(retryAfter) } }
  }
  bucket.tokens -= cost
  return { allowed: true as const, remaining: Math.floor(bucket.tokens), plan, bucket, all: Array.from(buckets.keys()) }
}
