const handlers = { add: (a: number, b: number) => a + b, concat: (a: number, b: number) => `${a}${b}`, pair: (a: number, b: number) => [a, b] as const }
const labels = { ok: "Fine", bad: "Broken", 404: "Missing" } as const
const defaults = { retries: 3, mode: "slow" as "slow" | "fast", hooks: { before: [] as (() => void)[] } }
/** Choose by key. */
export default <K extends keyof typeof handlers>(input: { op: keyof typeof handlers; label: keyof typeof labels; opts?: Partial<typeof defaults> }) => {
  const { op, label, opts } = input
  const merged = { ...defaults, ...opts }
  const { hooks, ...plain } = merged
  return { result: handlers[op](1, 2), text: labels[label], plain, hooks: hooks.before.length, has: op in handlers, del: (({ retries, ...r }) => r)(defaults), values: Object.values(labels) }
}
