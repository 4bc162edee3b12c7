function page<T = number, E extends object = { total: number }>(items?: T[], extra?: E) { return { items: items ?? [], extra } }
/** Make pages, inferred. */
export default async (input: { items: { id: string }[] }) => ({ none: page(), some: page(input.items), both: page(["a"], { x: 1, y: ["z"] }), lit: page<"a" | "b">(["a"]) })
