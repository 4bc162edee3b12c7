namespace Shop { export const version = "2"; export namespace Cart { export interface Line { sku: string; qty: number; kind: Kind } export enum Kind { Gift = "gift", Plain = "plain" } export const empty: Line[] = []; export function total(lines: Line[]) { return { qty: lines.reduce((s, l) => s + l.qty, 0), version } } } export import Lines = Cart.Line; export type All = { [K in Cart.Kind]: Cart.Line[] } }
import C = Shop.Cart
/** Total of a cart. */
export default ({ lines }: { lines: { sku: string; qty: number }[] }) => { const full = lines.map((l) => ({ ...l, kind: C.Kind.Gift })); return { ...C.total(full), v: Shop.version, skus: full.map((f) => f.sku), e: C.empty.length, gift: `${C.Kind.Gift}` as const } }
