interface Tool<I, O> { (input: I, ctx: unknown): O; readonly meta: { v: number } }
const t: Tool<{ id: string }, Promise<{ id: string; at: Date | null }>> = Object.assign(async (input: { id: string }) => ({ id: input.id, at: null }), { meta: { v: 1 } })
/** Interface. */
export { t as default }
