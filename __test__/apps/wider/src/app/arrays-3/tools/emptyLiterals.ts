/** Empty lists in different places. */
export default (input: { n: number }) => {
  const empty: [] = []
  let maybe = input.n > 3 ? [] : [input.n]
  const nested = { list: [], maps: [[]] }
  const chosen = input.n > 1 ? ["a"] : null
  return { empty, maybe, nested, lit: [], orElse: chosen ?? [], orNull: [null, undefined], mixed: [1, "a", null], spread: [...(chosen || [])] }
}
