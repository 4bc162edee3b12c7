interface Counter { (step?: number): number; readonly name: string; reset(): void; history: number[] }
function makeCounter(start = 0): Counter {
  let n = start
  const c = ((step = 1) => { c.history.push(n); return (n += step) }) as Counter
  c.history = []
  c.reset = () => void (n = start)
  return c
}
/** Count with a callable. */
export default ({ steps }: { steps: number[] }) => {
  const c = makeCounter(5)
  const seen = steps.map(c)
  return { seen, last: c(), history: c.history, reset: c.reset(), name: c.name, args: ((...a: Parameters<Counter>) => a)(3) }
}
