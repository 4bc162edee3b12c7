function* ids(prefix: string, n: number) {
  for (let i = 0; i < n; i++) {
    const skip: boolean | undefined = yield `${prefix}-${i}` as const
    if (skip) return { stopped: i }
  }
  return "done" as const
}
function* outer(n: number) { const end = yield* ids("x", n); yield 0; return end }
/** Generate ids. */
export default (input: { n: number }) => {
  const g = outer(input.n)
  const step = g.next()
  return { all: [...ids("a", input.n)], step, value: step.done ? step.value : [step.value], list: Array.from(outer(2)) }
}
