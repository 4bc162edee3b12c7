/** Sort records by a field. */
export default function sortBy<T extends { id: string; [key: string]: unknown }>({ items, by, desc }: { items: T[]; by: keyof T & string; desc?: boolean }) {
  return [...items].sort((a, b) => String(a[by]).localeCompare(String(b[by])) * (desc ? -1 : 1))
}
