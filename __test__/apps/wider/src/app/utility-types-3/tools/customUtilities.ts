type PickByValue<T, V> = { [K in keyof T as T[K] extends V ? K : never]: T[K] }
type OptionalKeys<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>
type Values<T> = T[keyof T]
type Entries<T> = { [K in keyof T]: [K, T[K]] }[keyof T][]
interface Item { id: number; name: string; price: number; tags: string[]; note?: string }
/** Own utilities. */
export default (input: OptionalKeys<Item, "price" | "tags">): { n: PickByValue<Item, number>; v: Values<Pick<Item, "id" | "tags">>; e: Entries<Omit<Item, "tags" | "note">>; p: Partial<Record<Item["name"], Item>>; r: Required<Pick<Item, "note">> } => { throw input }
