const enum Op { Add = "+", Sub = "-", Mul = "*" }
const ops: { readonly [K in Op]: (a: number, b: number) => number } = { "+": (a, b) => a + b, [Op.Sub]: (a, b) => a - b, "*": (a, b) => a * b }
const prec = { [Op.Add]: 1, [Op.Sub]: 1, [Op.Mul]: 2 }
/** Calculate. */
export default (input: { tokens: (number | `${Op}`)[] }) => {
  const stack: number[] = []
  const trace: { op: string; res: number }[] = []
  for (const t of input.tokens) {
    if (typeof t === "number") { stack.push(t); continue }
    const [b, a] = [stack.pop() ?? 0, stack.pop() ?? 0]
    const res = ops[t as Op](a, b)
    trace.push({ op: t, res })
    stack.push(res)
  }
  return { result: stack.at(-1), trace, prec, p: prec[Op.Mul], ops: Object.keys(ops).length }
}
