interface Cart { items: Array<{ sku: string; qty: number }>; readonly total: number; meta?: ReadonlyMap<string, number> }
/** Readonly. */
export default (input: { cart: Readonly<Pick<Cart, "items">>; list: ReadonlyArray<Readonly<{ a: number }>>; t: Readonly<[string, number?]> }) => ({ ...input.cart, l: input.list.map((x) => ({ ...x })), t: input.t, m: { ...input.list[0] }, r: {} as Readonly<Record<"a" | "b", string[]>>, ro: Object.freeze({ x: 1, y: ["z"] }), q: {} as Required<Readonly<Partial<Cart>>>["items"] })
