type Page<T = string, Extra extends object = { cursor?: string }> = { items: T[] } & Extra
function page<T = number, E extends object = { total: number }>(items?: T[], extra?: E): Page<T, E> { return { items: items ?? [], ...(extra ?? ({} as E)) } }
/** Make pages. */
export default (input: { items: { id: string }[] }): { a: Page; b: Page<number>; c: ReturnType<typeof page<boolean>> } & { d: unknown } => ({ a: { items: [] }, b: { items: [] }, c: page<boolean>(), d: page(input.items, { x: 1 }) })
