const menu = { label: "root", items: [{ label: "file", items: [{ label: "open", key: "o" }, { label: "save", key: "s", alt: true }] }, { label: "edit" }] } as const
type Labels<T> = T extends { label: infer L } ? L | (T extends { items: readonly (infer I)[] } ? Labels<I> : never) : never
type Find<T, L> = T extends { label: L } ? T : T extends { items: readonly (infer I)[] } ? Find<I, L> : never
const find = <L extends Labels<typeof menu>>(l: L) => ({ label: l }) as unknown as Find<typeof menu, L>
/** Menu. */
export default (input: { label: Labels<typeof menu> }) => ({ menu, open: find("open"), edit: find("edit"), first: menu.items[0].items[1], labels: menu.items.map((i) => i.label), keys: menu.items.flatMap((i) => ("items" in i ? i.items.map((x) => x.key) : [])), l: input.label, len: menu.items.length })
