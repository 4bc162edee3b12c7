interface Paged {
  /** @default 1 */
  page?: number
}
type Sorted<T> = { by: keyof T & string; down?: boolean }

/** Several types together. */
export default (input: Paged & Sorted<{ name: string; age: number }> & { q: string }) => input.q
