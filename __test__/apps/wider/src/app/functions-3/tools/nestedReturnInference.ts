function walk(n: number): { n: number; next?: ReturnType<typeof walk> } { return n > 0 ? { n, next: walk(n - 1) } : { n } }
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
const isEven = (n: number): boolean => (n === 0 ? true : isOdd(n - 1))
const isOdd = (n: number): boolean => (n === 0 ? false : isEven(n - 1))
function early(n: number) {
  if (n < 0) return
  if (n === 0) return null
  try { return { n } } catch (e) { return e instanceof Error ? e.message : String(e) } finally { n++ }
}
/** Recursion and early returns. */
export default (input: { n: number }) => ({ w: walk(input.n), f: factorial(input.n), e: isEven(input.n), early: early(input.n) })
