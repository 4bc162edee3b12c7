/** Takes a list of marks, or whatever there is. */
function marks<T extends U[], U = string>(input: { items: T }): { marks: U[] }
function marks(input: { any: unknown }): number
function marks(input: { items?: unknown[]; any?: unknown }): { marks: unknown[] } | number {
  return input.items ? { marks: input.items } : 0
}
export default marks
