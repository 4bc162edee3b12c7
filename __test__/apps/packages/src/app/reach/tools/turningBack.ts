import { ask, type Dictionary, type Parsed, parse, type Sequence } from "loops"

type Ours = number | Sequence<Extract<Parsed, { value: string }>> | { readonly deeper: Ours }

/** Unions whose members, which the package names, lead back to them. */
export default async (input: {
  readonly same: (a: Parsed, b: Parsed) => boolean
  readonly parsed: Parsed | null
  readonly ours: Ours
}) => ({
  parsed: parse("x", input.same),
  replies: await ask(),
  keys: null as unknown as Dictionary["entries"][number][0],
  values: null as unknown as Dictionary["entries"][number][1],
})
