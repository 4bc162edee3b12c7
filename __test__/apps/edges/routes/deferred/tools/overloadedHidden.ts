enum Hidden {
  A = "a",
  B = "b",
}
function find(input?: { a: Hidden }): Promise<{ first: Hidden }>
function find(input: { b: string }, ctx: number): { second: number }
function find(input: { c: string }, ctx: string): { third: number }
// biome-ignore lint/suspicious/noExplicitAny: an implementation
function find(input: any, _ctx?: unknown): any {
  return input
}
/** The first overload counts, also where TypeScript has to find it. */
export default find
