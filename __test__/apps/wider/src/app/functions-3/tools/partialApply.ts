function partial<A extends unknown[], B extends unknown[], R>(fn: (...args: [...A, ...B]) => R, ...first: A) {
  return (...rest: B): R => fn(...first, ...rest)
}
const order = (sku: string, qty: number, express: boolean) => ({ sku, qty, express })
/** Apply a function in two steps. */
export default (input: { sku: string; qty: number }) => {
  const rush = partial(order, input.sku)
  const done = rush(input.qty, true)
  type Rest = Parameters<typeof rush>
  const rest: Rest = [input.qty, false]
  return { done, rest }
}
