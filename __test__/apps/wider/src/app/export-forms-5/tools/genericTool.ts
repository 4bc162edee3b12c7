/** Generic tool.
 * @param input.items the items
 * @param input.key the key
 */
export default function pick<T extends { id: string; n: number }, K extends keyof T = "id" & keyof T>(input: { items: T[]; key: K }) {
  return { values: input.items.map((i) => i[input.key]), first: input.items[0], k: input.key }
}
