const api = { base: "x", get({ id }: { id: number }) { return { url: `${this.base}/${id}`, id } }, nested: { del: async (input: { id: number; force?: boolean }) => ({ ...input, deleted: true as const }) } }
/** Delete something. */
const { nested: { del } } = api
export default del
