const steps = [
  { op: "add", args: [1, 2] },
  { op: "neg", args: [1] },
  { op: "noop", args: [] },
] as const
type Op = (typeof steps)[number]["op"]
const arity = { add: 2, neg: 1, noop: 0 } satisfies Record<Op, number>
/** Run steps. */
export default (input: { only?: Op[] }) => {
  const chosen = steps.filter((s) => input.only?.includes(s.op) ?? true)
  const ran = chosen.map((s) => (s.op === "add" ? s.args[0] + s.args[1] : s.op === "neg" ? -s.args[0] : s.args.length))
  const [head, ...tail] = steps
  const sizes = steps.map(({ op, args: { length } }) => [op, length, arity[op]] as [Op, number, number])
  return { ran, head, tail, sizes, ops: steps.map((s) => s.op), everyTwo: steps.every((s) => s.args.length < 3), entries: Array.from(steps.entries(), ([i, s]) => `${i}:${s.op}` as const) }
}
